import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { json, openDocs, testSite } from './site'

const saved = vi.hoisted((): { file: Blob; name: string }[] => [])
vi.mock('@/modules/downloads/save-file', () => ({
  saveFile: (file: Blob, name: string) => saved.push({ file, name }),
}))
const reports = vi.hoisted((): unknown[] => [])
vi.mock('@/config/error-report', () => ({
  setErrorReporter: () => undefined,
  reportError: (error: unknown) => reports.push(error),
}))

const site = testSite()
beforeEach(() => {
  saved.length = 0
  reports.length = 0
})

async function openPage(text: string) {
  site.publish('docs/label/README.md', `# Files\n\n${text}`)
  site.publish('docs/label/toc.json', '[]')
  openDocs('/docs/label')
  await screen.findByRole('heading', { level: 1, name: 'Files' })
  return userEvent.setup()
}

it('an image that cannot be loaded, or that another host serves, is replaced by its text', async () => {
  await openPage('Before ![the way of a label](way.svg) and ![a picture from elsewhere](https://evil.example/x.png).')
  fireEvent.error(screen.getByRole('img', { name: 'the way of a label' }))
  const text = 'Before the way of a label and a picture from elsewhere.'
  expect(screen.getByText(text)).toBeVisible()
  expect(within(screen.getByText(text)).queryByRole('img')).toBeNull()
})

it('an image reserves the size that the author appends to its address', async () => {
  await openPage('![A label](label.svg#340x510) ![A part of one](label.svg#detail) ![Nothing](label.svg#0x510)')
  expect(screen.getByRole('img', { name: 'A label' })).toHaveAttribute('width', '340')
  expect(screen.getByRole('img', { name: 'A label' })).toHaveAttribute('height', '510')
  expect(screen.getByRole('img', { name: 'A part of one' })).not.toHaveAttribute('width')
  expect(screen.getByRole('img', { name: 'Nothing' })).not.toHaveAttribute('height')
})

describe('a link to a file', () => {
  it('saves the file under its name', async () => {
    const user = await openPage('Take [the data](files/data.csv).')
    site.publish(
      'docs/label/files/data.csv',
      () => new HttpResponse('a;b', { headers: { 'Content-Type': 'text/csv' } }),
    )
    await user.click(screen.getByRole('link', { name: 'the data' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.name).toBe('data.csv')
    expect(await saved[0]?.file.text()).toBe('a;b')
  })

  it('saves the file inside a sample_files JSON, pretty-printed on request', async () => {
    const user = await openPage('Take [order.json](files/order-sample.json "sample_files pretty").')
    site.publish('docs/label/files/order-sample.json', () =>
      json({ sample_files: { documents: [{ files: [{ content: '{"a":1}' }] }] } }),
    )
    await user.click(screen.getByRole('link', { name: 'order.json' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.name).toBe('order.json')
    expect(await saved[0]?.file.text()).toBe('{\n  "a": 1\n}')
  })

  it.each([
    ['404', () => new HttpResponse('x', { status: 404 })],
    ['500', () => new HttpResponse('x', { status: 500 })],
    ['network', () => Response.error()],
    ['no sample', () => json({ documents: [] })],
    ['broken JSON', () => new HttpResponse('{')],
  ])('only reports a failed download (%s), and stops its progress', async (_, fault) => {
    const user = await openPage('Take [x.xml](files/x.json "sample_files").')
    site.publish('docs/label/files/x.json', fault)
    reports.length = 0
    await user.click(screen.getByRole('link', { name: 'x.xml' }))
    await waitFor(() => expect(reports).toHaveLength(1))
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
    expect(saved).toEqual([])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows progress and a cancel button, which returns the focus to the link', async () => {
    const user = await openPage('Take [the data](files/data.csv).')
    site.publish('docs/label/files/data.csv', () => new Promise(() => undefined))
    reports.length = 0
    await user.click(screen.getByRole('link', { name: 'the data' }))
    expect(await screen.findByRole('progressbar', { name: 'Download' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Cancel download' }))
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
    expect([saved, reports]).toEqual([[], []])
    expect(screen.getByRole('link', { name: 'the data' })).toHaveFocus()
  })
})

describe('a schema viewer', () => {
  const fence = (line: string) => `\`\`\`schema-viewer\n${line}\n\`\`\``

  it('shows the sections, and the fields below an entry on demand', async () => {
    site.publish('schemas/label.json', () =>
      json({
        sections: [
          {
            title: 'Header',
            items: [
              { key: 'orderNumber', type: 'string', description: 'Number of the order', minLength: 1, maxLength: 22 },
              { key: 'address', type: 'object', items: [{ key: 'city', type: 'string', defaultValue: 'Duluth' }] },
            ],
          },
        ],
      }),
    )
    const user = await openPage(fence('/content/schemas/label.json'))
    expect(await screen.findByRole('region', { name: 'Header' })).toBeVisible()
    expect(screen.getByText('1 to 22 characters')).toBeVisible()
    await user.click(screen.getByText('1 field'))
    expect(screen.getByText('default Duluth')).toBeVisible()
  })

  it('shows a toast and Retry if it fails to load', async () => {
    await openPage(fence('/content/schemas/gone.json'))
    expect(await screen.findByText('Error while fetching data')).toBeVisible()
    expect(screen.getByText('An error has occurred while fetching schema data, please try again later.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
  })
})

it('hostile content is shown as text and executes nothing', async () => {
  await openPage(
    [
      '<script>window.hacked = 1</script>',
      '<img src="x" onerror="window.hacked = 2">',
      '[a](javascript:window.hacked=3) [b](data:text/html,x) ![c](data:image/svg+xml,x) [d](//evil.example)',
      '[e](https://other.example)',
      '| a |\n|---|\n| <svg onload=alert(1)> |',
    ].join('\n\n'),
  )
  const article = screen.getByRole('article')
  expect(article.querySelector('script, style, iframe, img, [onerror], [onload], [style]')).toBeNull()
  expect(
    [...article.querySelectorAll('a[href]')].map((link) => [link.getAttribute('href'), link.getAttribute('rel')]),
  ).toEqual(
    expect.arrayContaining([
      ['https://evil.example/', 'noopener'],
      ['https://other.example/', 'noopener'],
    ]),
  )
  expect(article.querySelector('a[href^="javascript"], a[href^="data"]')).toBeNull()
  expect(window).not.toHaveProperty('hacked')
})
