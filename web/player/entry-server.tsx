/**
 * Renders the player's page for the gateway (server/gateway/pages.ts): the visitor's home completely, every
 * other page with its shell. Built into dist/server; it may render no style attribute, since the policy
 * forbids them.
 */
import { escapeHtml } from '../../kernel/html.ts'
import { renderToString } from 'react-dom/server'
import headLatin from '@fontsource-variable/anuphan/files/anuphan-latin-wght-normal.woff2?url'
import headThai from '@fontsource-variable/anuphan/files/anuphan-thai-wght-normal.woff2?url'
import { interfaceLanguages } from '../../kernel/languages.ts'
import type { RenderedPage, RenderInput } from '../../contract/shared/page-render.ts'
import type { Language } from '../ui/i18n/messages.ts'
import { createTextStore } from '../ui/i18n/texts.ts'
import { pictureSources } from '../ui/layout/picture.tsx'
import { App } from './app.tsx'
import { articleHeadOf, type PageHead } from './article-head.ts'
import { bannerSizes } from './features/catalogue/banner-slide.tsx'
import ClosedPage from './features/system/closed-page.tsx'
import { firstTapScript } from './first-tap.ts'
import { memberPlaceScript } from './member-place.ts'
import { place } from './navigation.ts'
import { titleKeyOf } from './page-title.ts'
import { aliasTarget, homePaths, otherPaths, showsHome } from './paths.ts'
import { catalogueOfSite, home, HOME_GAMES, homeOf, type Lane, type PageData } from './state/home.ts'
import { homeAddresses } from './state/home-addresses.ts'
import { homeDrawsAddress, homeDrawsOf, type LotteryLobby } from './state/home-draws.ts'
import { seedStore } from './state/seed.ts'
import { setHouse } from '../../design/house.ts'
import { houseOfStatus, site, siteOfStatus } from './state/site.ts'

/** Addresses that the server answers with the player's page. */
export const paths: readonly string[] = [...homePaths, ...otherPaths]
export { aliasTarget }

const files = import.meta.glob<{ default: Record<string, unknown> }>(
  ['../ui/locales/*/{shell,status}.ts', './locales/*/site.ts'],
  { eager: true },
)
const textsIn = (language: Language): Record<string, unknown> =>
  Object.assign(
    {},
    ...Object.entries(files).flatMap(([path, file]) =>
      path.includes(`/${language}/`) ? [file.default] : [],
    ),
  )
const english = textsIn('en')
/** The first texts of a page in each language, in English if a language has none of its own. */
const firstTexts = Object.fromEntries(
  interfaceLanguages.map((language) => [language, { ...english, ...textsIn(language) }]),
) as Record<Language, Record<string, unknown>>
const emptySite = site.getState()
const nothing = {
  menu: null,
  announcements: null,
  slots: null,
  ranks: null,
  jackpots: null,
  draws: null,
  online: null,
}

/** The page's inside and head. */
export async function render(input: RenderInput): Promise<RenderedPage> {
  const hasStyles = input.styles !== ''
  const [data, article] = await Promise.all([loadPageData(input), articleHeadOf(input)])
  const texts = textModulesOf(input)
  if (!data) return { html: '', head: headOf(input, null, null), data: '', texts, hasStyles }
  // From here on nothing waits, so no other request's page can mix into these stores.
  seedStore(place, {
    path: input.path,
    search: input.search ? `?${input.search}` : '',
    isLoading: false,
    isRouted: false,
    isLost: false,
  })
  setHouse(houseOfStatus(data.status))
  seedStore(site, { ...emptySite, ...siteOfStatus(data.status), ...catalogueOfSite(data) })
  seedStore(home, homeOf(data))
  const html = renderToString(
    <App texts={createTextStore(input.language, firstTexts[input.language])} ClosedPage={ClosedPage} />,
  )
  return {
    html,
    head: headOf(input, data, data.status.status === 0 ? article : null),
    data: dataElementOf(data),
    texts,
    hasStyles,
  }
}

function textModulesOf({ language, addressOf }: RenderInput): string[] {
  const spoken = language === 'th' || language === 'en' ? [language] : [language, 'en']
  return spoken
    .flatMap((one) => [`web/ui/locales/${one}/shell.ts`, `web/player/locales/${one}/site.ts`])
    .flatMap((source) => addressOf(source) ?? [])
}

const dataElementOf = (data: PageData) =>
  `<script type="application/json" id="page-data">${JSON.stringify(slimmed(data)).replaceAll('<', '\\u003c')}</script>`

async function loadPageData(input: RenderInput): Promise<PageData | null> {
  const addresses = homeAddresses(input.language.toUpperCase())
  const load = (address: string) => input.load(address)
  const status = (await load(addresses.status)) as PageData['status'] | null
  if (!status) return null
  if (status.status !== 0) return { ...nothing, status }
  const [menu, announcements] = (await Promise.all([
    load(addresses.menu),
    load(addresses.announcements),
  ])) as [PageData['menu'], PageData['announcements']]
  if (!showsHome(input.path, input.search, catalogueOfSite({ menu, announcements }).categories))
    return { ...nothing, status, menu, announcements }
  const [slots, ranks, jackpots, lobby, online] = await Promise.all([
    load(addresses.slots),
    load(addresses.ranks),
    load(addresses.jackpots),
    load(homeDrawsAddress),
    load(addresses.online),
  ])
  const draws = homeDrawsOf(menu, lobby as LotteryLobby | null)
  return { status, menu, announcements, slots, ranks, jackpots, draws, online } as PageData
}

/** Slots are shown by game: of their vendors the page asks only whether there is one. */
const firstOfSlots = (lane: Lane): Lane =>
  String(lane.gameCategory) === 'RNG' ? { ...lane, vendors: lane.vendors.slice(0, 1) } : lane

/**
 * Leaves out of the page what nothing on it reads, and of the hot games what its first view does not show:
 * there may be hundreds.
 */
function slimmed(data: PageData): PageData {
  const { register: _register, ...info } = data.status.info
  // The notices' texts are asked for when somebody reads them; the line of notices shows their titles.
  const announcements = data.announcements && {
    ...data.announcements,
    player: data.announcements.player.map((notice) => ({ ...notice, content: '' })),
  }
  return {
    ...data,
    announcements,
    status: { ...data.status, info: info as PageData['status']['info'] },
    ...(data.menu
      ? {
          menu: {
            ...data.menu,
            vendors: [],
            sortingOrder: data.menu.sortingOrder.map(firstOfSlots),
            hotGames: data.menu.hotGames.slice(0, HOME_GAMES),
          },
          hotCount: data.menu.hotGames.length,
        }
      : {}),
  }
}

function headOf(input: RenderInput, data: PageData | null, article: PageHead | null): string {
  const { merchant, language, nonce } = input
  const styles =
    input.styles && data && data.status.status !== 0 ? `${input.styles}\n${input.closedStyles}` : input.styles
  const name = escapeHtml(data?.status.info.whitelabel.name || merchant.name)
  const key =
    data?.status.status === 0 ? titleKeyOf(input.path, input.search ? `?${input.search}` : '') : null
  const title = article?.title ?? (key ? String(firstTexts[language][key]) : null)
  const banner = data?.slots ? homeOf(data).banners[0] : undefined
  const sources = banner ? pictureSources(banner.url) : null
  return [
    `<title>${title ? `${escapeHtml(title)} · ` : ''}${name}</title>`,
    `<meta name="description" content="${escapeHtml(article?.description || String(firstTexts[language]['footer_play_simply'] ?? ''))}">`,
    article
      ? `<meta property="og:type" content="article"><meta property="og:title" content="${escapeHtml(article.title)}"><meta property="og:description" content="${escapeHtml(article.description)}">`
      : '',
    '<link rel="icon" href="/art/favicon.svg" type="image/svg+xml">',
    '<link rel="manifest" href="/manifest.webmanifest"><link rel="apple-touch-icon" href="/icons/app-180.png">',
    `<meta name="apple-mobile-web-app-title" content="${name}">`,
    `<link rel="preload" href="${language === 'th' ? headThai : headLatin}" as="font" type="font/woff2" crossorigin>`,
    styles ? `<style nonce="${nonce}">${styles}</style>` : '',
    sources
      ? `<link rel="preload" as="image" href="${sources.src}"${sources.srcSet ? ` imagesrcset="${sources.srcSet}" imagesizes="${bannerSizes}"` : ''} fetchpriority="high">`
      : '',
    data ? `<script nonce="${nonce}">${memberPlaceScript};${firstTapScript}</script>` : '',
  ].join('')
}
