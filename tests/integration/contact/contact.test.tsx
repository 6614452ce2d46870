import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { captchaForTests } from '../support/captcha'
import { openPortal, platformForTests } from '../support/portal'
import { loadPages } from '../support/page-routes'

await loadPages('/contact-info')

const platform = platformForTests()
const captcha = captchaForTests(platform.context)

let posts: { address: string; fields: Record<string, string> }[] = []
beforeEach(() => {
  posts = []
  // Not in afterEach: the page of the test is still mounted then and may save its draft again.
  sessionStorage.clear()
  // In a browser, submitting would leave the page.
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(this: HTMLFormElement) {
    posts.push({ address: this.action, fields: Object.fromEntries(new FormData(this)) as Record<string, string> })
  })
})

const dialog = (name: string) => screen.findByRole('dialog', { name })
/** The card of the page with this heading. */
const card = (name: string) =>
  screen.getByRole('heading', { level: 2, name }).closest<HTMLElement>('[class*="_card_"]') as HTMLElement
/** Expects that the page behind the open dialog cannot be reached. */
const expectModal = () => expect(screen.queryByRole('heading', { level: 1, name: 'Contact' })).toBeNull()
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) })
const send = () => screen.getByRole('button', { name: 'Send' })
const solve = async () => userEvent.click(await screen.findByRole('button', { name: "I'm not a robot" }))
const drafts = () => JSON.parse(sessionStorage.getItem('dc.drafts') ?? '{}') as Record<string, { posted: boolean }>

async function openSupport() {
  await userEvent.click(screen.getByRole('button', { name: 'Contact Support' }))
  await dialog('Contact Support')
  await screen.findByRole('textbox', { name: 'First name' })
}

async function fillSupport() {
  const values = {
    'First name': 'Maya',
    'Last name': 'Okafor',
    Email: 'm@alpine.example',
    Subject: 'Tokens',
    Message: 'Hi',
  }
  for (const [name, value] of Object.entries(values)) {
    await userEvent.clear(field(name))
    await userEvent.type(field(name), value)
  }
}

describe('contact page', () => {
  it('has four cards with their ways to get in touch', async () => {
    openPortal('/contact-info')
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(headings).toEqual([
      'Help for the portal',
      'Upgrade Your Account',
      'Product Requests and Feedback',
      'Billing and Payment Inquiries',
    ])
    const linksOf = (name: string) =>
      Object.fromEntries(
        within(card(name))
          .queryAllByRole('link')
          .map((link) => [link.textContent, link.getAttribute('href')]),
      )
    expect(linksOf('Help for the portal')).toEqual({ '+1 (555) 010-0142': 'tel:+15550100142' })
    expect(linksOf('Upgrade Your Account')).toEqual({ '+1 (555) 010-0177': 'tel:+15550100177' })
    expect(linksOf('Product Requests and Feedback')).toEqual({})
    expect(linksOf('Billing and Payment Inquiries')).toEqual({
      '+1 (555) 010-0177': 'tel:+15550100177',
      'billing@network.example': 'mailto:billing@network.example',
    })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('opens the sales form from the card for upgrading an account', async () => {
    openPortal('/contact-info')
    await userEvent.click(within(card('Upgrade Your Account')).getByRole('button', { name: 'Contact Sales' }))
    expect(await dialog('Contact Sales')).toBeVisible()
  })

  it('opens the support form from its address, and closing it removes the parameter', async () => {
    const { router } = openPortal('/contact-info?contactSupport=true')
    await dialog('Contact Support')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(router.state.location.search).toBe('')
  })

  it('opens the form of the product team about the page of its address, which is no input that closing would lose', async () => {
    const { router } = openPortal('/contact-info?contactProduct=true&page=%2Fdocs%2Flabel&title=Shipping+Labels')
    await dialog('Contact Product Team')
    expect(await screen.findByRole('textbox', { name: 'Feature' })).toHaveValue('Shipping Labels')
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue(
      `Page: ${window.location.origin}/docs/label\n\n`,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(router.state.location.search).toBe('')
  })

  it.each(['false', '1', '"><script>alert(1)</script>'])('opens nothing at contactSupport=%s', (value) => {
    openPortal(`/contact-info?contactSupport=${encodeURIComponent(value)}`)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('support form', () => {
  it('shows which input is missing, focuses it, and submits once when complete', async () => {
    openPortal('/contact-info')
    await openSupport()
    expectModal()
    expect(send()).toHaveAttribute('aria-disabled', 'true')
    expect(send()).toHaveAccessibleDescription(
      'Fill in First name, Last name, Email, Subject and Message and tick the captcha box to send.',
    )
    await userEvent.click(send())
    await waitFor(() => expect(field('First name')).toHaveFocus())
    expect(field('First name')).toHaveAccessibleErrorMessage('This field is required')
    await fillSupport()
    expect(send()).toHaveAccessibleDescription('Tick the captcha box to send.')
    await solve()
    await userEvent.click(send())
    expect(send()).toHaveAttribute('aria-busy', 'true')
    expect(posts).toHaveLength(1)
    expect(posts[0]?.address).toMatch(/\/forms\/support$/)
    expect(posts[0]?.fields).toMatchObject({
      name: 'Maya Okafor',
      retURL: `${window.location.origin}/contact-info/success`,
    })
    expect(document.querySelector('form[action*="forms/support"]')).toBeNull()
    // A second click does not send again.
    await userEvent.click(send())
    expect(posts).toHaveLength(1)
  })

  it('does not store the captcha token', async () => {
    openPortal('/contact-info')
    await openSupport()
    await fillSupport()
    await solve()
    await userEvent.click(send())
    const token = posts[0]?.fields['g-recaptcha-response'] ?? ''
    expect(token).toMatch(/^cap_/)
    expect(JSON.stringify([sessionStorage, localStorage].map((storage) => Object.entries(storage)))).not.toContain(
      token,
    )
    expect(drafts()['support']?.posted).toBe(true)
  })

  it('shows an error for an invalid email address', async () => {
    openPortal('/contact-info')
    await openSupport()
    await userEvent.type(field('Email'), 'maya@alpine')
    await userEvent.tab()
    expect(await screen.findByText('Please enter a valid Email Address')).toBeVisible()
  })

  it('fills in known fields of a signed-in person, which do not count as input', async () => {
    const world = await platform.signIn()
    openPortal('/contact-info')
    await openSupport()
    expect(field('First name')).toHaveValue('Robin')
    expect(field('Email')).toHaveValue(world.email)
    expect(field('Company')).toHaveValue(world.organizations[0]?.name)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('opens empty when the user record cannot be loaded', async () => {
    const world = await platform.signIn()
    platform.fail({ match: { path: '/identity/v3/users/', user: world.userId }, status: 500, body: {} })
    openPortal('/contact-info')
    await openSupport()
    expect(await screen.findByRole('textbox', { name: 'First name' })).toHaveValue('')
  })

  it('asks before typed text is discarded', async () => {
    openPortal('/contact-info')
    await openSupport()
    await userEvent.type(field('Message'), 'A long story')
    await userEvent.keyboard('{Escape}')
    const question = await screen.findByRole('alertdialog', { name: 'Discard your message?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(field('Message')).toHaveValue('A long story')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await openSupport()
    expect(field('Message')).toHaveValue('')
  })

  it('restores its draft, and deletes it after the success page', async () => {
    const first = openPortal('/contact-info')
    await openSupport()
    await userEvent.type(field('Message'), 'A long story')
    first.unmount()
    const second = openPortal('/contact-info')
    expect(screen.queryByRole('dialog')).toBeNull()
    await openSupport()
    await waitFor(() => expect(field('Message')).toHaveValue('A long story'))
    await fillSupport()
    await solve()
    await userEvent.click(send())
    second.unmount()

    // The target was unavailable: returning to the page opens the form with its draft.
    const third = openPortal('/contact-info')
    await dialog('Contact Support')
    expect(await screen.findByText('Your message may not have arrived.')).toBeVisible()
    expect(field('Subject')).toHaveValue('Tokens')
    third.unmount()

    const fourth = openPortal('/contact-info/success')
    await screen.findByText(/has been submitted/)
    expect(drafts()).toEqual({})
    fourth.unmount()
  })

  it('does not show the draft of another person, even after an unconfirmed submission', async () => {
    await platform.signIn()
    const former = openPortal('/contact-info')
    await openSupport()
    await fillSupport()
    await solve()
    await userEvent.click(send())
    await waitFor(() => expect(drafts()['support']?.posted).toBe(true))
    former.unmount()

    const world = await platform.signIn()
    openPortal('/contact-info')
    expect(screen.queryByRole('dialog')).toBeNull()
    await openSupport()
    expect(field('First name')).toHaveValue('Robin')
    expect(field('Email')).toHaveValue(world.email)
    expect(field('Message')).toHaveValue('')
    expect(screen.queryByText('Your message may not have arrived.')).toBeNull()
  })

  it('keeps the draft of a visitor who signs in, and fills in the rest', async () => {
    const visitor = openPortal('/contact-info')
    await openSupport()
    await userEvent.type(field('Message'), 'A long story')
    visitor.unmount()

    const world = await platform.signIn()
    const signedIn = openPortal('/contact-info')
    await openSupport()
    await waitFor(() => expect(field('Message')).toHaveValue('A long story'))
    expect(field('Email')).toHaveValue(world.email)
    signedIn.unmount()
  })

  it('keeps the draft of another form that was not sent', async () => {
    const values = { message: 'later' }
    sessionStorage.setItem(
      'dc.drafts',
      JSON.stringify({ support: { values, posted: true }, sales: { values, posted: false } }),
    )
    openPortal('/contact-info/success')
    await screen.findByText(/has been submitted/)
    expect(Object.keys(drafts())).toEqual(['sales'])
  })

  it.each(['nonsense', '7', '{"support":{"values":{"message":7,"firstName":{}}}}', '{"support":null}'])(
    'opens with a broken draft %s',
    async (text) => {
      sessionStorage.setItem('dc.drafts', text)
      openPortal('/contact-info')
      await openSupport()
      expect(field('Message')).toHaveValue('')
    },
  )

  it('can be sent again when the browser restores the page from its cache', async () => {
    openPortal('/contact-info')
    await openSupport()
    await fillSupport()
    await solve()
    await userEvent.click(send())
    // The form is validated asynchronously before it is submitted.
    await waitFor(() => expect(posts).toHaveLength(1))
    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    })
    expect(await screen.findByText('Your message may not have arrived.')).toBeVisible()
    expect(captcha.resets()).toBe(1)
    await solve()
    await userEvent.click(send())
    expect(posts).toHaveLength(2)
  })
})

describe('the other forms', () => {
  it('product team: the subject is labelled Feature', async () => {
    openPortal('/contact-info')
    await userEvent.click(screen.getByRole('button', { name: 'Contact Product Team' }))
    await dialog('Contact Product Team')
    expectModal()
    expect(field('Feature')).toBeVisible()
    expect(screen.queryByRole('textbox', { name: /^Subject/ })).toBeNull()
  })

  it('sales: requires phone, company, country and consent', async () => {
    openPortal('/contact-info')
    await userEvent.click(screen.getByRole('button', { name: 'Contact Sales' }))
    await dialog('Contact Sales')
    expectModal()
    const values = {
      'First name': 'Maya',
      'Last name': 'Okafor',
      Email: 'm@alpine.example',
      Phone: '+1 555 0100',
      Company: 'Alpine',
      'Country code': 'USAX',
    }
    for (const [name, value] of Object.entries(values)) await userEvent.type(field(name), value)
    await solve()
    expect(send()).toHaveAccessibleDescription('Correct Country code and give your consent to send.')
    await userEvent.clear(field('Country code'))
    await userEvent.type(field('Country code'), 'USA')
    await userEvent.click(screen.getByRole('checkbox'))
    await userEvent.click(send())
    expect(posts[0]?.address).toMatch(/\/forms\/sales$/)
    expect(posts[0]?.fields).toMatchObject({ first_name: 'Maya', country: 'USA', consent: '1' })
  })
})
