/** The HTML of the three front ends, from the build's manifests; the visitor's home comes rendered. */
import { pathToFileURL } from 'node:url'
import type { FastifyRequest } from 'fastify'
import type { PlayerRenderer } from '../../contract/shared/page-render.ts'
import { contentLanguageOf, firstOffered, type InterfaceLanguage } from '../../kernel/languages.ts'
import { merchantsKey, nameIn } from '../../modules/system/index.ts'
import type { MerchantContext } from '../../platform/calls.ts'
import type { GatewayParts } from './parts.ts'
import { merchantOf } from './guard.ts'
import { entryOf, readManifest, readStyles, stylesOf, type Entry, type Manifest } from './manifest.ts'
import { page, type Theme } from './page-html.ts'
import { pageReloadScript } from './page-reload.ts'

export interface Pages {
  readonly playerPaths: readonly string[]
  /** The current form of an older spelling of a player's address, with its query; null if it is current. */
  redirectOf(url: string): string | null
  player(request: FastifyRequest, nonce: string): Promise<string>
  operator(request: FastifyRequest, nonce: string): Promise<string>
  stage(request: FastifyRequest, nonce: string): Promise<string>
}

const FALLBACK_PATHS = ['/']
const CLOSED_PAGE = 'web/player/features/system/closed-page.tsx'

export async function loadPages(parts: GatewayParts, dist: string): Promise<Pages> {
  const renderer = await import(pathToFileURL(`${dist}/server/entry-server.js`).href).then(
    (module) => module as PlayerRenderer,
    () => null,
  )
  const [player, operator, stage] = await Promise.all([
    readManifest(dist, 'player'),
    readManifest(dist, 'operator'),
    readManifest(dist, 'stage'),
  ])
  const reload = parts.config.reloadsPages ? pageReloadScript(dist) : ''
  const emptyPage = async (request: FastifyRequest, theme: Theme, entry: Entry | null, nonce: string) =>
    page({
      mode: parts.config.mode,
      reload,
      ...(await callerOf(parts, request)),
      theme,
      nonce,
      entry,
      head: '',
      body: '',
    })
  return {
    playerPaths: renderer?.paths ?? FALLBACK_PATHS,
    redirectOf(url) {
      const { pathname, search } = new URL(url, 'http://site')
      return renderer?.aliasTarget(pathname, search) ?? null
    },
    player: await playerPage({ parts, dist, manifest: player, reload, renderer }),
    operator: (request, nonce) => emptyPage(request, themeOf(request), entryOf(operator, 'operator'), nonce),
    stage: (request, nonce) => emptyPage(request, 'dark', entryOf(stage, 'stage'), nonce),
  }
}

/** The member's page, with a visitor's view of it rendered. */
async function playerPage({
  parts,
  dist,
  manifest,
  reload,
  renderer,
}: {
  parts: GatewayParts
  dist: string
  manifest: Manifest
  reload: string
  renderer: PlayerRenderer | null
}): Promise<Pages['player']> {
  const entry = entryOf(manifest, 'player')
  const styles = await readStyles(dist, entry?.styles ?? [])
  const closedStyles = await readStyles(
    dist,
    stylesOf(manifest, CLOSED_PAGE).filter((file) => !entry?.styles.includes(file)),
  )
  const addressOf = (source: string) => manifest[source] && `/assets/player/${manifest[source].file}`
  return async (request, nonce) => {
    const { merchant, language } = await callerOf(parts, request)
    const theme = themeOf(request)
    const rendered =
      renderer &&
      (await renderer.render({
        path: request.url.split('?')[0]!,
        search: request.url.split('?')[1] ?? '',
        language,
        theme,
        nonce,
        styles,
        closedStyles,
        addressOf,
        merchant: { code: merchant.code, name: nameOf(parts, merchant, language) },
        load: (path) => loadForVisitor(request, path, language),
      }))
    return page({
      mode: parts.config.mode,
      reload,
      language,
      theme,
      nonce,
      merchant,
      entry,
      hasStyles: rendered?.hasStyles ?? false,
      head: rendered?.head ?? '',
      body: rendered?.html ?? '',
      data: rendered?.data,
      texts: rendered?.texts,
    })
  }
}

const themeOf = (request: FastifyRequest): Theme => (request.cookies.theme === 'light' ? 'light' : 'dark')

/** The merchant's name if the page has no answer of its own that contains it. */
function nameOf(parts: GatewayParts, merchant: MerchantContext, language: InterfaceLanguage): string {
  const house = parts.services.use(merchantsKey).byId(merchant.id)
  return house ? nameIn(house, contentLanguageOf(language)) : merchant.code
}

/** The page's merchant, and its language. */
export async function callerOf(
  parts: GatewayParts,
  request: FastifyRequest,
): Promise<{ merchant: MerchantContext; language: InterfaceLanguage }> {
  const merchant = await merchantOf(parts, request)
  // What the person chose here, then what the device prefers, then the merchant's own.
  const asked = `${request.cookies.lang ?? ''},${request.headers['accept-language'] ?? ''}`
  return { merchant, language: firstOffered(asked, merchant.interfaceLanguages) ?? merchant.defaultLanguage }
}

async function loadForVisitor(
  request: FastifyRequest,
  path: string,
  language: InterfaceLanguage,
): Promise<unknown> {
  const answer = await request.server.inject({
    method: 'GET',
    url: path,
    headers: { host: request.headers.host, 'accept-language': contentLanguageOf(language) },
    remoteAddress: request.ip,
  })
  return answer.statusCode === 200 ? (answer.json() as { value: unknown }).value : null
}
