import { expect, test } from 'vitest'
import { ApiError } from '@/api/core/api-error'
import { z } from '@/api/core/schema'
import { applicationSchema, type Application } from '@/api/devcenter/schemas'
import { saveError } from '@/features/app-wizard/model/save-error'
import { missingForToken } from '@/modules/application/missing'
import { detailsModel, redirectModel, typeModel } from '@/features/app-wizard/model/step-values'
import { applicationBody } from '@/modules/application/application-body'
import type { StepModel } from '@/features/app-wizard/model/step-values'
import { stepAfter, stepHeads } from '@/features/app-wizard/model/steps'

const application: Application = {
  id: 'app-1',
  name: 'Dock Scheduler',
  description: 'Books slots',
  iconName: 'rocket',
  iconColor: 'blue400',
  appType: 'web',
  redirectUris: ['https://dock.example/cb'],
  clientId: 'prd_1',
  testClientId: 'sbx_1',
  createdAt: '2026-09-14T10:00:00Z',
  updatedAt: '2026-11-20T10:00:00Z',
  services: ['transactions'],
  later: { kept: true },
}

test('a request body keeps the fields read and changes only those that the step edits', () => {
  expect(applicationBody(application, { name: 'Yard' })).toEqual({ ...application, name: 'Yard' })
  expect(applicationBody({ ...application, iconName: 'spaceship' }, {}).iconName).toBe('spaceship')
})

test('a save keeps an unknown type and all unknown fields', () => {
  const wire = { ...application, appType: 'device', services: [{ id: 'x', scopes: ['a'] }], limits: null }
  const read = z.parse(applicationSchema, wire)
  expect(applicationBody(read, { name: 'Yard' })).toEqual({ ...wire, name: 'Yard' })
  // Saving any of the three steps unchanged keeps them, too.
  const rewritten = <V>(model: StepModel<V>) => applicationBody(read, model.changes(model.read(read)))
  expect([rewritten(detailsModel), rewritten(typeModel), rewritten(redirectModel)]).toEqual([wire, wire, wire])
  expect(typeModel.errors(typeModel.read(read))).toEqual({})
  expect(applicationBody(read, { appType: 'web' }).appType).toBe('web')
  expect(stepHeads(read)[1]).toMatchObject({ message: 'device', state: 'done' })
  expect(missingForToken({ ...read, redirectUris: [] })).toBeUndefined()
})

test('the body of a new application has every field', () => {
  const values = { ...detailsModel.read(undefined), name: ' Returns ' }
  expect(applicationBody(undefined, detailsModel.changes(values))).toEqual({
    name: 'Returns',
    description: '',
    iconName: 'burst-bolt',
    iconColor: 'orange200',
    redirectUris: [],
  })
})

test('a machine-to-machine application keeps the redirect URIs that it hides', () => {
  expect(applicationBody(application, { appType: 'm2m' })).toEqual({ ...application, appType: 'm2m' })
  const m2m = { ...application, appType: 'm2m' }
  expect(applicationBody(m2m, { name: 'Yard' }).redirectUris).toEqual(application.redirectUris)
  expect(applicationBody(m2m, { appType: 'web' })).toEqual(application)
})

test('a name and a type are required', () => {
  expect(detailsModel.errors({ ...detailsModel.read(undefined), name: '  ' })).toEqual({ name: 'Enter a name' })
  expect(typeModel.errors({ appType: undefined })).toEqual({ appType: 'Choose a type' })
})

test('the later steps of a new application are locked until the first is saved', () => {
  const [first, ...others] = stepHeads(undefined)
  expect(first).toMatchObject({ id: 1, state: undefined })
  expect(others.map(({ id, state, lockedReason }) => [id, state, lockedReason])).toEqual(
    [2, 3, 4].map((id) => [id, 'locked', 'Save App Details first']),
  )
})

test('step headers show the saved values, or that there are unsaved changes', () => {
  expect(stepHeads(application).map(({ message, state }) => [message, state])).toEqual([
    ['Dock Scheduler', 'done'],
    ['Web Service Application', 'done'],
    ['1 redirect URI', 'done'],
    ['Keys and addresses for a token', undefined],
  ])
  expect(stepHeads(application, new Set(['types']))[1]).toMatchObject({ message: 'Unsaved changes' })
})

test('the next step skips the step that the type hides', () => {
  expect(stepAfter(application, 'types')).toBe(3)
  expect(stepAfter({ ...application, appType: 'm2m' }, 'types')).toBe(4)
  expect(stepAfter({ ...application, appType: undefined }, 'types')).toBe(3)
  const hidden = (unsaved: ('details' | 'types' | 'redirects')[]) =>
    stepHeads({ ...application, appType: 'm2m' }, new Set(unsaved))[2]?.hidden
  expect(hidden([])).toBe(true)
  expect(hidden(['details'])).toBe(true)
  // The step stays visible while it has unsaved edits, or while another type may be chosen.
  expect(hidden(['redirects'])).toBe(false)
  expect(hidden(['types'])).toBe(false)
})

test("a failed save shows the server's message, the default message, or that the application was deleted", () => {
  const http = { api: 'devcenter', kind: 'http', message: 'internal' } as const
  expect(saveError(new ApiError({ ...http, status: 500 }), false)).toEqual({
    title: 'Error!',
    messages: ['An error has occurred when updating the application'],
  })
  expect(saveError(new ApiError({ ...http, status: 400, title: 'No', serverMessage: 'Because' }), false)).toEqual({
    title: 'No',
    messages: ['Because'],
  })
  expect(saveError(new ApiError({ ...http, status: 404 }), false).title).toBe('This application no longer exists')
})
