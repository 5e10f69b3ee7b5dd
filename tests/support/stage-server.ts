/**
 * The built page of the games behind the gateway's own policy, with a studio that plays real rounds and can
 * be ordered to lose answers: the page is tested without the rest of the product.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type StageServer, studioAnswer } from './stage-answers.ts'

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self' blob:; media-src 'self' blob:; base-uri 'none'; form-action 'self'; object-src 'none'; frame-ancestors 'self'"
const types: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  html: 'text/html',
}

const folder = join(import.meta.dirname, '../../dist/stage')

export async function openStageServer(): Promise<StageServer> {
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string; css?: string[]; isEntry?: boolean }
  >
  const entry = Object.values(manifest).find((item) => item.isEntry)!
  const http = createServer((request, response) => {
    // On a kept connection a browser repeats a lost request by itself, behind the page's back.
    response.setHeader('connection', 'close')
    void answer(stage, entry, request, response)
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const stage: StageServer = {
    origin: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    asked: [],
    rounds: new Map(),
    shown: [],
    balance: 1_000_000,
    losing: 0,
    refusing: null,
    state: null,
    nonce: 0,
    isAutoplayAllowed: false,
    close: () => closeServer(http),
  }
  return stage
}

function closeServer(http: Server): Promise<void> {
  http.closeAllConnections()
  return new Promise((resolve) => http.close(() => resolve()))
}

async function answer(
  stage: StageServer,
  entry: { file: string; css?: string[] },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, search } = new URL(request.url!, stage.origin)
  const send = (body: string | Buffer, type: string, headers: Record<string, string> = {}) =>
    response.writeHead(200, { 'content-type': `${types[type] ?? type}; charset=utf-8`, ...headers }).end(body)
  if (pathname === '/favicon.ico') return void response.writeHead(204).end()
  if (pathname === '/lobby') {
    const script =
      "window.said = []; addEventListener('message', (event) => said.push({ origin: event.origin, ...event.data }))"
    return void send(
      `<!doctype html><title>lobby</title><body style="margin:0"><script>${script}</script><iframe src="/stage/${search}" style="border:0;width:100vw;height:100vh" title="game"></iframe>`,
      'html',
    )
  }
  if (pathname === '/stage/') {
    const styles = (entry.css ?? [])
      .map((file) => `<link rel="stylesheet" href="/assets/stage/${file}">`)
      .join('')
    const page = `<!doctype html><html lang="th" data-theme="dark"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Sala</title>${styles}</head><body><div id="root"></div><script type="module" src="/assets/stage/${entry.file}"></script></body></html>`
    return void send(page, 'html', { 'content-security-policy': policy })
  }
  if (pathname.startsWith('/assets/stage/'))
    return void send(
      await readFile(join(folder, pathname.slice('/assets/stage/'.length))),
      pathname.split('.').at(-1)!,
    )
  let text = ''
  for await (const chunk of request) text += String(chunk)
  const outcome = studioAnswer(
    stage,
    `${request.method} ${pathname}`,
    text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
    request,
  )
  if (outcome === 'lost') return void response.destroy()
  const { status = 200, ...envelope } = outcome
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(envelope))
}
