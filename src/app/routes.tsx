import type { ComponentType } from 'react'
import type { QueryClient } from '@tanstack/react-query'
import { Navigate, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'
import { environment } from '@/config/environment'
import { paths } from '@/lib/paths'
import { Shell } from '@/shell/Shell'
import { CallbackPage } from './CallbackPage'
import { NotFoundPage } from './NotFoundPage'
import { PageSkeleton } from './PageSkeleton'
import { RouteError, ShellError } from './RouteError'
import { AccessGate, RequireInternal, RequireSignIn } from './guards'

/** A module that is here from its second use on: an import takes a turn of a busy thread each time. */
function once<Module>(load: () => Promise<Module>) {
  let loaded: Module | undefined
  return async () => (loaded ??= await load())
}

/** A page of its own chunk: the component of that name in a module. Several routes may lead to it. */
function page<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  const loadOnce = once(load)
  return async () => ({ Component: (await loadOnce())[name] })
}

const home = page(() => import('@/features/home/HomePage'), 'HomePage')
const applications = page(() => import('@/features/applications/ApplicationsPage'), 'ApplicationsPage')
const appWizard = page(() => import('@/features/app-wizard/AppWizardPage'), 'AppWizardPage')
// What starts a page's data comes beside the page: no part of the first page needs it.
const loadApplications = () => import('@/features/applications/load')
const loadWizard = () => import('@/features/app-wizard/load')
const loadDocs = once(() => import('@/features/docs/load'))
const docs = page(() => import('@/features/docs/DocsLayout'), 'DocsLayout')
const docsCards = page(() => import('@/features/docs/DocsPage'), 'DocsPage')
const gettingStarted = page(() => import('@/features/docs/GettingStartedPage'), 'GettingStartedPage')
const apiDocPage = page(() => import('@/features/docs/ApiDocPage'), 'ApiDocPage')
const docPage = page(() => import('@/features/docs/DocPage'), 'DocPage')
const verification = page(() => import('@/features/docs/VerificationPage'), 'VerificationPage')
const rsx = page(() => import('@/features/rsx/RsxLayout'), 'RsxLayout')
const rsxHome = page(() => import('@/features/rsx/RsxHomePage'), 'RsxHomePage')
const rsxDoc = page(() => import('@/features/rsx/RsxDocPage'), 'RsxDocPage')
const schemaDownload = page(() => import('@/features/rsx/schema-download/SchemaDownloadPage'), 'SchemaDownloadPage')
const fieldsQualifiers = page(() => import('@/features/rsx/fields/FieldsPage'), 'FieldsPage')
const exampleFiles = page(() => import('@/features/rsx/examples/ExampleFilesPage'), 'ExampleFilesPage')
// The only page behind a feature flag (2 §2): without it there is no such address.
const myDesigns = async () => ({
  Component: environment().featureFlags.includes('my-designs')
    ? (await import('@/features/rsx/designs/MyDesignsPage')).MyDesignsPage
    : NotFoundPage,
})
const internalDoc = page(() => import('@/features/rsx/InternalDocPage'), 'InternalDocPage')
const userGuides = page(() => import('@/features/user-guides/UserGuidesLayout'), 'UserGuidesLayout')
const userGuidesHome = page(() => import('@/features/user-guides/UserGuidesHomePage'), 'UserGuidesHomePage')
const userGuide = page(() => import('@/features/user-guides/UserGuidePage'), 'UserGuidePage')
const mappingGuide = page(() => import('@/features/user-guides/mapping-guides/MappingGuidePage'), 'MappingGuidePage')
const verifyOrg = page(() => import('@/features/authorize/VerifyOrgPage'), 'VerifyOrgPage')
const partnerConsent = page(() => import('@/features/authorize/PartnerConsentPage'), 'PartnerConsentPage')
const profile = page(() => import('@/features/profile/ProfileLayout'), 'ProfileLayout')
const personal = page(() => import('@/features/profile/PersonalPage'), 'PersonalPage')
const contactDetails = page(() => import('@/features/profile/ContactPage'), 'ContactPage')
const password = page(() => import('@/features/profile/PasswordPage'), 'PasswordPage')
const display = page(() => import('@/features/profile/DisplayPage'), 'DisplayPage')
const login = page(() => import('@/features/login/LoginPage'), 'LoginPage')
const resetPassword = page(() => import('@/features/login/ResetPasswordPage'), 'ResetPasswordPage')
const createAccount = async () => {
  const { CreateAccountPage: Component, loader } = await import('@/features/login/CreateAccountPage')
  return { Component, loader }
}
const createNewPassword = async () => {
  const { CreateNewPasswordPage: Component, loader } = await import('@/features/login/CreateNewPasswordPage')
  return { Component, loader }
}
const signup = page(() => import('@/features/signup/SignupPage'), 'SignupPage')
const userAgreement = page(() => import('@/features/terms/UserAgreementPage'), 'UserAgreementPage')
const termsOfUse = page(() => import('@/features/terms/TermsOfUsePage'), 'TermsOfUsePage')
const locations = page(() => import('@/features/locations/LocationsPage'), 'LocationsPage')
const contact = page(() => import('@/features/contact/ContactPage'), 'ContactPage')
const noUserFound = page(() => import('@/features/login/NoUserFoundPage'), 'NoUserFoundPage')
const tool = (id: string) => async () => {
  const { ToolRoute } = await import('./ToolRoute')
  return { Component: () => <ToolRoute id={id} /> }
}

/**
 * The one route table (decisions, Routes). Loaders only start the data, so that it travels beside the code; the pages
 * show their own loading state.
 */
export function createRoutes(queryClient: QueryClient): RouteObject[] {
  return [
    {
      element: <Shell />,
      errorElement: <ShellError />,
      children: [
        {
          // Inside the shell, which stands while the first page's code is on its way.
          HydrateFallback: PageSkeleton,
          errorElement: <RouteError />,
          children: [
            { path: '/', element: <Navigate to={paths.home()} replace /> },
            { path: '/sso', element: <Navigate to={paths.home()} replace /> },
            { path: '/callback', element: <CallbackPage /> },
            {
              element: <AccessGate />,
              children: [
                { path: '/home', lazy: home },
                {
                  lazy: docs,
                  loader: async ({ request }: LoaderFunctionArgs) => (await loadDocs()).startDocs(queryClient, request),
                  children: [
                    { path: '/docs', lazy: docsCards },
                    { path: '/docs/getting-started', lazy: gettingStarted },
                    { path: '/docs/:serviceSlug/*', lazy: docPage },
                    ...['/docs/:serviceSlug/api-doc/:doc?/:api?', '/api-doc/:service/:endpoint/'].map((path) => ({
                      path,
                      lazy: apiDocPage,
                      loader: async ({ request }: LoaderFunctionArgs) =>
                        (await loadDocs()).startApiDocument(queryClient, request),
                    })),
                    { path: '/docs/:serviceSlug/swagger-documentation-verification', lazy: verification },
                  ],
                },
                {
                  lazy: rsx,
                  children: [
                    { path: '/rsx', lazy: rsxHome },
                    { path: '/rsx/docs/*', lazy: rsxDoc },
                    { path: '/rsx/docs/schema-download', lazy: schemaDownload },
                    {
                      element: <RequireSignIn />,
                      children: [
                        {
                          path: '/rsx/docs/fields-qualifiers/:version?/:documentType?/:qualifier?',
                          lazy: fieldsQualifiers,
                        },
                        { path: '/rsx/docs/my-designs', lazy: myDesigns },
                        { path: '/rsx/docs/example-download', lazy: exampleFiles },
                      ],
                    },
                  ],
                },
                {
                  lazy: userGuides,
                  children: [
                    { path: '/user-guides', lazy: userGuidesHome },
                    { path: '/user-guides/docs/*', lazy: userGuide },
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
                      loader: async ({ request }) => (await loadApplications()).startApplications(queryClient, request),
                    },
                    {
                      // One route: what is typed in a new application stays when its first save gives it an address.
                      path: '/app/:appId?',
                      lazy: appWizard,
                      loader: async ({ params }) => (await loadWizard()).startApplication(queryClient, params.appId),
                    },
                    { path: '/tools/shipping-doc-browser', lazy: tool('shipping-doc-browser') },
                    { path: '/tools/shipping-doc-browser/field-requirements', lazy: tool('shipping-doc-browser') },
                  ],
                },
                {
                  element: <RequireInternal />,
                  children: [
                    { lazy: rsx, children: [{ path: '/rsx/internal-docs/*', lazy: internalDoc }] },
                    { path: '/tools/example-tool', lazy: tool('example-tool') },
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
            { path: '/login/reset-password', lazy: resetPassword },
            { path: '/login/create', lazy: createAccount },
            { path: '/login/create-new-password', lazy: createNewPassword },
          ],
        },
      ],
    },
  ]
}
