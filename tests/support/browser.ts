/** A real Chromium and pages whose console must stay quiet. */
import { chromium, type Browser, type BrowserContextOptions, type Frame, type Page } from 'playwright-core'
import { findBrowser } from '../../tools/test/browser.ts'
import { PATIENCE_MS } from './patience.ts'

const FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
/** WebGL by the processor, for the games' pages; painting pages that way too takes twice as long. */
const DRAWING = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader']

export function openBrowser({ withGames = true }: { withGames?: boolean } = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser()!,
    timeout: PATIENCE_MS,
    args: [...FLAGS, ...(withGames ? DRAWING : ['--disable-gpu'])],
  })
}

const open = new Set<WatchedPage>()

/** What the open pages show and the faults they met. */
export async function describeOpenPages(): Promise<string> {
  const pages = [...open].map(async ({ page, faults }) => [await shown(page), ...faults].join('\n'))
  return (await Promise.all(pages)).join('\n')
}

async function shown(page: Page): Promise<string> {
  const parts = (frame: Frame) =>
    frame
      .locator('[role=dialog], [role=alertdialog], [role=alert], [role=status], main, body:not(:has(main))')
      .allInnerTexts()
      .catch(String)
  const texts = page.frames().map(
    async (frame) =>
      `${frame.url()}: ${[await parts(frame)]
        .flat()
        .map((text) => text.replaceAll(/\s+/g, ' ').slice(0, 400))
        .join(' | ')}`,
  )
  return (await Promise.all(texts)).join('\n')
}

export interface WatchedPage {
  page: Page
  faults: string[]
  close(): Promise<void>
}

/**
 * A page of its own visitor. `faults` gathers console errors, thrown errors and anything asked of a foreign
 * host.
 */
export async function openPage(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions & { session?: { key: string; token: string }; withPopups?: boolean } = {},
): Promise<WatchedPage> {
  const { session, withPopups, ...context } = options
  const opened = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    ...context,
  })
  opened.setDefaultTimeout(PATIENCE_MS)
  if (session)
    await opened.addInitScript(({ key, token }) => {
      if (!sessionStorage.getItem(key)) sessionStorage.setItem(key, token)
    }, session)
  // The announcements that open by themselves would lie over what a test presses; their own test asks for
  // them.
  if (!withPopups)
    await opened.addInitScript(() => {
      for (const key of ['USER_POPUP', 'ANONYMOUS_POPUP']) sessionStorage.setItem(key, '1')
    })
  const page = await opened.newPage()
  // A button pressed as soon as a page is there may have no listener yet.
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (...to) => {
    const response = await goto(...to)
    await takenOver(page)
    return response
  }
  page.reload = async (...how) => {
    const response = await reload(...how)
    await takenOver(page)
    return response
  }
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error')
      faults.push(`${message.text()} ${message.location().url.replace(origin, '')}`.trim())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && /^https?:/.test(request.url()))
      faults.push(`asked of a foreign host: ${request.url()}`)
  })
  const watched: WatchedPage = {
    page,
    faults,
    close: async () => {
      open.delete(watched)
      // An answer that a test still carries to the page has nobody to come to any more.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      await opened.close()
    },
  }
  open.add(watched)
  return watched
}

/**
 * Waits until the page that the server drew is React's; the games' own page, which is nobody's, is ready at
 * once.
 */
async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root')
    return (
      root === null ||
      location.pathname.startsWith('/stage/') ||
      Object.keys(root).some((name) => name.startsWith('__reactContainer'))
    )
  })
}
