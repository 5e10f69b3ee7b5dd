/** The HTML of the three front ends, from the build's manifests; the visitor's home comes rendered. */
import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { FastifyRequest } from 'fastify'
import type { PlayerRenderer } from '../../contract/shared/page-render.ts'
import { contentLanguageOf, firstOffered, languageRow, type InterfaceLanguage } from '../../kernel/languages.ts'
import { merchantsKey, nameIn } from '../../modules/system/index.ts'
import type { MerchantContext } from '../../platform/calls.ts'
import type { GatewayParts } from './parts.ts'
import { merchantOf } from './guard.ts'
import { pageReloadScript } from './page-reload.ts'

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[]; isEntry?: boolean }>

export interface Pages {
  readonly playerPaths: readonly string[]
  /** Where an older spelling of a player's address leads, with its query; null when it is a proper one. */
  redirectOf(url: string): string | null
  player(request: FastifyRequest, nonce: string): Promise<string>
  operator(request: FastifyRequest, nonce: string): Promise<string>
  stage(request: FastifyRequest, nonce: string): Promise<string>
}

const FALLBACK_PATHS = ['/']
const CLOSED_PAGE = 'web/player/features/system/closed-page.tsx'

export async function loadPages(parts: GatewayParts, dist: string): Promise<Pages> {
  const renderer = await import(pathToFileURL(`${dist}/server/entry-server.js`).href).then((module) => module as PlayerRenderer, () => null)
  const [player, operator, stage] = await Promise.all([readManifest(dist, 'player'), readManifest(dist, 'operator'), readManifest(dist, 'stage')])
  const playerEntry = entryOf(player, 'player')
  const reload = parts.config.reloadsPages ? pageReloadScript(dist) : ''
  const styles = await readStyles(dist, playerEntry?.styles ?? [])
  const closedStyles = await readStyles(dist, stylesOf(player, CLOSED_PAGE).filter((file) => !playerEntry?.styles.includes(file)))
  const addressOf = (source: string) => player[source] && `/assets/player/${player[source].file}`
  return {
    playerPaths: renderer?.paths ?? FALLBACK_PATHS,
    redirectOf(url) {
      const { pathname, search } = new URL(url, 'http://site')
      return renderer?.aliasTarget(pathname, search) ?? null
    },
    async player(request, nonce) {
      const { merchant, language } = await callerOf(parts, request)
      const theme = request.cookies.theme === 'light' ? 'light' : 'dark'
      const rendered = renderer && await renderer.render({
        path: request.url.split('?')[0]!, search: request.url.split('?')[1] ?? '', language, theme, nonce, styles, closedStyles, addressOf,
        merchant: { code: merchant.code, name: nameOf(parts, merchant, language) }, load: (path) => loadForVisitor(request, path, language),
      })
      const entry = entryOf(player, 'player')
      return page({
        mode: parts.config.mode, reload, language, theme, nonce, merchant, entry, hasStyles: rendered?.hasStyles ?? false,
        head: rendered?.head ?? '', body: rendered?.html ?? '', data: rendered?.data, texts: rendered?.texts,
      })
    },
    operator: async (request, nonce) => page({ mode: parts.config.mode, reload, ...(await callerOf(parts, request)), theme: request.cookies.theme === 'light' ? 'light' : 'dark', nonce, entry: entryOf(operator, 'operator'), head: '', body: '' }),
    stage: async (request, nonce) => page({ mode: parts.config.mode, reload, ...(await callerOf(parts, request)), theme: 'dark', nonce, entry: entryOf(stage, 'stage'), head: '', body: '' }),
  }
}

/** The house's name where the page has no answer of its own that tells it. */
function nameOf(parts: GatewayParts, merchant: MerchantContext, language: InterfaceLanguage): string {
  const house = parts.services.use(merchantsKey).byId(merchant.id)
  return house ? nameIn(house, contentLanguageOf(language)) : merchant.code
}

/** Whose page it is, and in which of the house's languages it comes. */
export async function callerOf(parts: GatewayParts, request: FastifyRequest): Promise<{ merchant: MerchantContext; language: InterfaceLanguage }> {
  const merchant = await merchantOf(parts, request)
  // What the person chose here, then what the device prefers, then the house's own.
  const asked = `${request.cookies.lang ?? ''},${request.headers['accept-language'] ?? ''}`
  return { merchant, language: firstOffered(asked, merchant.interfaceLanguages) ?? merchant.defaultLanguage }
}

async function loadForVisitor(request: FastifyRequest, path: string, language: InterfaceLanguage): Promise<unknown> {
  const answer = await request.server.inject({ method: 'GET', url: path, headers: { host: request.headers.host, 'accept-language': contentLanguageOf(language) }, remoteAddress: request.ip })
  return answer.statusCode === 200 ? (answer.json() as { value: unknown }).value : null
}

async function readManifest(dist: string, part: string): Promise<Manifest> {
  return readFile(`${dist}/${part}/.vite/manifest.json`, 'utf8').then((text) => JSON.parse(text) as Manifest, () => ({}))
}

/** Styles as one text, for the page's head. */
async function readStyles(dist: string, addresses: readonly string[]): Promise<string> {
  const files = addresses.map((address) => address.replace('/assets', dist))
  return Promise.all(files.map((file) => readFile(file, 'utf8'))).then((texts) => texts.join('\n'), () => '')
}

/** The addresses of the styles that a screen loads with its code. */
function stylesOf(manifest: Manifest, name: string, seen = new Set<string>()): string[] {
  const item = manifest[name]
  if (!item || seen.has(name)) return []
  seen.add(name)
  return [...(item.css ?? []).map((file) => `/assets/player/${file}`), ...(item.imports ?? []).flatMap((next) => stylesOf(manifest, next, seen))]
}

interface Entry { script: string; styles: string[]; preloads: string[] }

function entryOf(manifest: Manifest, part: string): Entry | null {
  const entry = Object.values(manifest).find((item) => item.isEntry)
  if (!entry) return null
  const preloads: string[] = []
  const styles = new Set(entry.css)
  const visit = (name: string) => {
    const item = manifest[name]
    if (!item || preloads.includes(item.file)) return
    preloads.push(item.file)
    for (const style of item.css ?? []) styles.add(style)
    for (const next of item.imports ?? []) visit(next)
  }
  for (const name of entry.imports ?? []) visit(name)
  // The player's entry loads what takes its page over at once, but reads it in tasks of their own.
  if (part === 'player') for (const name of entry.dynamicImports ?? []) visit(name)
  const prefix = `/assets/${part}/`
  return { script: prefix + entry.file, styles: [...styles].map((file) => prefix + file), preloads: preloads.map((file) => prefix + file) }
}

/**
 * Puts what stands in the template into the head once the first picture has come and been drawn: on a phone's line the
 * scripts would take its turn, and that of the first faces. On a line that is slower still, or in a page that nobody
 * sees, where no frame is drawn, they wait a second at most.
 */
const START_AFTER_FIRST_PICTURE = "(()=>{const t=document.getElementById('first-scripts'),p=document.querySelector('img[fetchpriority=high]'),"
  + 'go=()=>{if(!t.isConnected)return;t.remove();document.head.append(t.content)},drawn=()=>requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(go)));'
  + "if(!p||p.complete)drawn();else{p.addEventListener('load',drawn);p.addEventListener('error',drawn)}setTimeout(go,1000)})()"

interface PageParts { mode: string; reload: string; language: InterfaceLanguage; theme: string; nonce: string; merchant: MerchantContext; entry: Entry | null; head: string; body: string; data?: string; texts?: readonly string[]; hasStyles?: boolean }

function page({ mode, reload, language, theme, nonce, merchant, entry, head, body, data = '', texts = [], hasStyles }: PageParts): string {
  // Styles that stand in the head are named and not loaded: a lazy screen that shares them finds that they are here.
  const styles = (entry?.styles ?? []).map((href) => `<link rel="stylesheet" href="${href}"${hasStyles ? ' disabled' : ''}>`).join('')
  const preloads = [...(entry?.preloads ?? []), ...texts].map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`).join('')
  const script = entry ? `<script type="module" src="${entry.script}" fetchpriority="low" nonce="${nonce}"></script>` : ''
  const scripts = hasStyles && entry ? `<template id="first-scripts">${preloads}${script}</template><script nonce="${nonce}">${START_AFTER_FIRST_PICTURE}</script>` : preloads + script
  return `<!doctype html><html lang="${languageRow(language).tag}" dir="${languageRow(language).direction}" data-theme="${theme}" data-merchant="${merchant.code}" data-mode="${mode}"><head><meta charset="utf-8">`
    + `<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="csp-nonce" content="${nonce}">`
    + `${head.includes('<title>') ? '' : '<title>Sala</title><link rel="icon" href="/art/favicon.svg" type="image/svg+xml">'}${head}${styles}${reload ? `<script nonce="${nonce}">${reload}</script>` : ''}</head><body><div id="root">${body}</div>${data}${scripts}</body></html>`
}
