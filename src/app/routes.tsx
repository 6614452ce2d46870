import type { QueryClient } from '@tanstack/react-query'
import { Navigate, type RouteObject } from 'react-router-dom'
import { createCodeLoader } from '@/browser/code-loader'
import type { PendingCode } from '@/browser/use-code'
import { environment } from '@/config/environment'
import { visibleTools, type Tool } from '@/config/tools'
import { takeSecrets } from '@/modules/navigation/url-secrets'
import { LateTool } from '@/features/tools/components/LateTool'
import { toolCode } from '@/features/tools/model/tool-code'
import { paths } from '@/lib/paths'
import { Shell } from '@/shell/Shell'
import { NotFoundPage } from './NotFoundPage'
import { PageSkeleton } from './PageSkeleton'
import { RouteError, ShellError } from './RouteError'
import { AccessGate, RequireInternal, RequireSignIn } from './guards'
import { dataStarter, lazyPage, lazyPageOf } from './lazy-page'

const home = lazyPage(() => import('@/features/home/HomePage'), 'HomePage')
const applications = lazyPage(() => import('@/features/applications/ApplicationsPage'), 'ApplicationsPage')
const appWizard = lazyPage(() => import('@/features/app-wizard/AppWizardPage'), 'AppWizardPage')
const docsData = createCodeLoader(() => import('@/features/docs/load'))
const docs = lazyPage(() => import('@/features/docs/DocsLayout'), 'DocsLayout')
const docsHome = lazyPage(() => import('@/features/docs/DocsPage'), 'DocsPage')
const gettingStarted = lazyPage(() => import('@/features/docs/GettingStartedPage'), 'GettingStartedPage')
const apiDocPage = lazyPage(() => import('@/features/docs/ApiDocPage'), 'ApiDocPage')
const docPage = lazyPage(() => import('@/features/docs/DocPage'), 'DocPage')
const apiCompare = lazyPage(() => import('@/features/docs/ApiComparePage'), 'ApiComparePage')
const serviceChanges = lazyPage(() => import('@/features/docs/ServiceChangesPage'), 'ServiceChangesPage')
const verification = lazyPage(() => import('@/features/docs/VerificationPage'), 'VerificationPage')
const rsx = lazyPage(() => import('@/features/rsx/RsxLayout'), 'RsxLayout')
const rsxHome = lazyPage(() => import('@/features/rsx/RsxHomePage'), 'RsxHomePage')
const rsxData = createCodeLoader(() => import('@/features/rsx/load'))
const rsxDoc = lazyPage(() => import('@/features/rsx/RsxDocPage'), 'RsxDocPage')
const schemaDownload = lazyPage(() => import('@/features/rsx/schema-download/SchemaDownloadPage'), 'SchemaDownloadPage')
const fieldsQualifiers = lazyPage(() => import('@/features/rsx/fields/FieldsPage'), 'FieldsPage')
const compareVersions = lazyPage(() => import('@/features/rsx/compare/CompareVersionsPage'), 'CompareVersionsPage')
const rsxChanges = lazyPage(() => import('@/features/rsx/RsxChangesPage'), 'RsxChangesPage')
const exampleFiles = lazyPage(() => import('@/features/rsx/examples/ExampleFilesPage'), 'ExampleFilesPage')
const myDesigns = lazyPage(() => import('@/features/rsx/designs/MyDesignsPage'), 'MyDesignsPage')
const compareRetailers = lazyPage(() => import('@/features/rsx/retailers/CompareRetailersPage'), 'CompareRetailersPage')
const internalDoc = lazyPage(() => import('@/features/rsx/InternalDocPage'), 'InternalDocPage')
const userGuides = lazyPage(() => import('@/features/user-guides/UserGuidesLayout'), 'UserGuidesLayout')
const userGuidesHome = lazyPage(() => import('@/features/user-guides/UserGuidesHomePage'), 'UserGuidesHomePage')
const userGuidesData = createCodeLoader(() => import('@/features/user-guides/load'))
const userGuide = lazyPage(() => import('@/features/user-guides/UserGuidePage'), 'UserGuidePage')
const mappingGuide = lazyPage(
  () => import('@/features/user-guides/mapping-guides/MappingGuidePage'),
  'MappingGuidePage',
)
const verifyOrg = lazyPage(() => import('@/features/authorize/VerifyOrgPage'), 'VerifyOrgPage')
const partnerConsent = lazyPage(() => import('@/features/authorize/PartnerConsentPage'), 'PartnerConsentPage')
const profile = lazyPage(() => import('@/features/profile/ProfileLayout'), 'ProfileLayout')
const personal = lazyPage(() => import('@/features/profile/PersonalPage'), 'PersonalPage')
const contactDetails = lazyPage(() => import('@/features/profile/ContactPage'), 'ContactPage')
const password = lazyPage(() => import('@/features/profile/PasswordPage'), 'PasswordPage')
const display = lazyPage(() => import('@/features/profile/DisplayPage'), 'DisplayPage')
const login = lazyPage(() => import('@/features/login/LoginPage'), 'LoginPage')
const resetPassword = lazyPage(() => import('@/features/login/ResetPasswordPage'), 'ResetPasswordPage')
const createAccount = lazyPage(() => import('@/features/login/CreateAccountPage'), 'CreateAccountPage')
const newPassword = lazyPage(() => import('@/features/login/CreateNewPasswordPage'), 'CreateNewPasswordPage')
const signup = lazyPage(() => import('@/features/signup/SignupPage'), 'SignupPage')
const userAgreement = lazyPage(() => import('@/features/terms/UserAgreementPage'), 'UserAgreementPage')
const termsOfUse = lazyPage(() => import('@/features/terms/TermsOfUsePage'), 'TermsOfUsePage')
const locations = lazyPage(() => import('@/features/locations/LocationsPage'), 'LocationsPage')
const contact = lazyPage(() => import('@/features/contact/ContactPage'), 'ContactPage')
const search = lazyPage(() => import('@/features/search/SearchPage'), 'SearchPage')
const consoleCallback = lazyPage(() => import('@/features/docs/ConsoleCallbackPage'), 'CallbackPage')
const noUserFound = lazyPage(() => import('@/features/login/NoUserFoundPage'), 'NoUserFoundPage')

/** The routes of the tools of this environment for one kind of reader (TOOL-2, TOOL-3, TOOL-13). */
function toolRoutes(isFor: (tool: Tool) => boolean): RouteObject[] {
  return visibleTools(true, environment().name)
    .filter(isFor)
    .flatMap((tool) => {
      const Late = (state: PendingCode) => <LateTool label={tool.label} {...state} />
      const lazy = lazyPageOf(toolCode[tool.id], 'Tool', Late)
      return [tool.route, ...tool.pages.map(({ path }) => `${tool.route}/${path}`)].map((route) => ({
        path: paths.tool(route),
        lazy,
      }))
    })
}

/**
 * The one route table. Loaders only start the data, so that it is requested at the same time as the code; the pages show
 * their own loading state.
 */
export function createRoutes(queryClient: QueryClient): RouteObject[] {
  return [
    {
      element: <Shell />,
      errorElement: <ShellError />,
      children: [
        {
          // Below the shell's route, so that the shell is visible while the code of the first page loads.
          HydrateFallback: PageSkeleton,
          errorElement: <RouteError />,
          children: [
            { path: '/', element: <Navigate to={paths.home()} replace /> },
            { path: '/sso', element: <Navigate to={paths.home()} replace /> },
            // Shown until boot has finished the sign-in and opened the next page.
            { path: '/callback', element: <PageSkeleton label="Signing you in" /> },
            {
              element: <AccessGate />,
              children: [
                { path: '/home', lazy: home },
                { path: '/search', lazy: search },
                ...toolRoutes((tool) => tool.public),
                {
                  lazy: docs,
                  loader: dataStarter(docsData, ({ startDocs }, { request }) => startDocs(queryClient, request)),
                  children: [
                    { path: '/docs', lazy: docsHome },
                    ...[
                      { path: '/docs/getting-started', lazy: gettingStarted },
                      { path: '/docs/:serviceSlug/*', lazy: docPage },
                    ].map((route) => ({
                      ...route,
                      loader: dataStarter(docsData, ({ startServicePage }, { request }) =>
                        startServicePage(queryClient, request),
                      ),
                    })),
                    ...['/docs/:serviceSlug/api-doc/:doc?/:api?', '/api-doc/:service/:endpoint/'].map((path) => ({
                      path,
                      lazy: apiDocPage,
                      loader: dataStarter(docsData, ({ startApiDocument }, { request }) =>
                        startApiDocument(queryClient, request),
                      ),
                    })),
                    { path: '/docs/:serviceSlug/compare', lazy: apiCompare },
                    { path: '/docs/:serviceSlug/changes', lazy: serviceChanges },
                    { path: '/docs/:serviceSlug/swagger-documentation-verification', lazy: verification },
                  ],
                },
                {
                  lazy: rsx,
                  children: [
                    ...[
                      { path: '/rsx', lazy: rsxHome },
                      { path: '/rsx/docs/*', lazy: rsxDoc },
                    ].map((route) => ({
                      ...route,
                      loader: dataStarter(rsxData, ({ startRsxPage }, { request }) =>
                        startRsxPage(queryClient, request),
                      ),
                    })),
                    { path: '/rsx/docs/schema-download', lazy: schemaDownload },
                    { path: '/rsx/docs/compare/:documentType?', lazy: compareVersions },
                    { path: '/rsx/docs/changes', lazy: rsxChanges },
                    {
                      element: <RequireSignIn />,
                      children: [
                        {
                          path: '/rsx/docs/fields-qualifiers/:version?/:documentType?/:qualifier?',
                          lazy: fieldsQualifiers,
                        },
                        // The only pages behind a feature flag. Without the flag their addresses are not found.
                        ...[
                          { path: '/rsx/docs/my-designs', lazy: myDesigns },
                          { path: '/rsx/docs/my-designs/compare', lazy: compareRetailers },
                        ].map(({ path, lazy }) => ({
                          path,
                          ...(environment().featureFlags.includes('my-designs')
                            ? { lazy }
                            : { element: <NotFoundPage /> }),
                        })),
                        { path: '/rsx/docs/example-download', lazy: exampleFiles },
                      ],
                    },
                  ],
                },
                {
                  lazy: userGuides,
                  children: [
                    ...[
                      { path: '/user-guides', lazy: userGuidesHome },
                      { path: '/user-guides/docs/*', lazy: userGuide },
                    ].map((route) => ({
                      ...route,
                      loader: dataStarter(userGuidesData, ({ startUserGuide }, { request }) =>
                        startUserGuide(queryClient, request),
                      ),
                    })),
                    { path: '/user-guides/docs/customer-mapping-guides/:set', lazy: mappingGuide },
                  ],
                },
                {
                  path: '/profile',
                  lazy: profile,
                  children: [
                    { index: true, element: <Navigate to={paths.profilePage('personal')} replace /> },
                    { path: 'personal', lazy: personal },
                    { path: 'contact', lazy: contactDetails },
                    { path: 'display', lazy: display },
                    { path: 'password', lazy: password },
                  ],
                },
                {
                  element: <RequireSignIn />,
                  children: [
                    {
                      path: '/applications',
                      lazy: applications,
                      loader: dataStarter(
                        createCodeLoader(() => import('@/features/applications/load')),
                        ({ startApplications }, { request }) => startApplications(queryClient, request),
                      ),
                    },
                    {
                      // One route for new and saved applications: the first save adds the id to the address, and a second
                      // route would remount the page and lose the input.
                      path: '/app/:appId?',
                      lazy: appWizard,
                      loader: dataStarter(
                        createCodeLoader(() => import('@/features/app-wizard/load')),
                        ({ startApplication }, { params }) => startApplication(queryClient, params.appId),
                      ),
                    },
                    ...toolRoutes((tool) => !tool.internal && !tool.public),
                  ],
                },
                {
                  element: <RequireInternal />,
                  children: [
                    { lazy: rsx, children: [{ path: '/rsx/internal-docs/*', lazy: internalDoc }] },
                    ...toolRoutes((tool) => tool.internal),
                  ],
                },
                { path: '*', element: <NotFoundPage /> },
              ],
            },
            { path: '/signup', lazy: signup },
            { element: <AccessGate terms={false} />, children: [{ path: '/user-agreement', lazy: userAgreement }] },
            { path: '/contact-info/:success?', lazy: contact },
            { path: '/locations', lazy: locations },
            { path: '/terms-of-use', lazy: termsOfUse },
          ],
        },
      ],
    },
    {
      element: <Shell navigation={false} />,
      errorElement: <ShellError />,
      children: [
        {
          HydrateFallback: PageSkeleton,
          errorElement: <RouteError />,
          children: [
            { path: '/login', lazy: login },
            { path: '/login/no-user-found', lazy: noUserFound },
            { path: '/verify-org', lazy: verifyOrg },
            { path: '/supply-pike/consent', lazy: partnerConsent },
            { path: paths.consoleCallback(), lazy: consoleCallback, loader: takeSecrets },
            { path: '/login/reset-password', lazy: resetPassword },
            { path: '/login/create', lazy: createAccount, loader: takeSecrets },
            { path: '/login/create-new-password', lazy: newPassword, loader: takeSecrets },
          ],
        },
      ],
    },
  ]
}
