/** The HTML around every page of a front end. */
import { languageRow, type InterfaceLanguage } from '../../kernel/languages.ts'
import type { MerchantContext } from '../../platform/calls.ts'
import type { Entry } from './manifest.ts'

export type Theme = 'light' | 'dark'

/**
 * Moves what is in the template into the head once the first picture has been loaded and drawn: on a phone's
 * connection the scripts would compete with it, and with the first fonts. On a slower connection, or in a
 * hidden page, where no frame is drawn, they wait for a second at most.
 */
const START_AFTER_FIRST_PICTURE =
  "(()=>{const t=document.getElementById('first-scripts'),p=document.querySelector('img[fetchpriority=high]')," +
  'go=()=>{if(!t.isConnected)return;t.remove();document.head.append(t.content)},drawn=()=>requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(go)));' +
  "if(!p||p.complete)drawn();else{p.addEventListener('load',drawn);p.addEventListener('error',drawn)}setTimeout(go,1000)})()"

interface PageParts {
  mode: string
  reload: string
  language: InterfaceLanguage
  theme: Theme
  nonce: string
  merchant: MerchantContext
  entry: Entry | null
  head: string
  body: string
  data?: string
  texts?: readonly string[]
  hasStyles?: boolean
}

export function page({
  mode,
  reload,
  language,
  theme,
  nonce,
  merchant,
  entry,
  head,
  body,
  data = '',
  texts = [],
  hasStyles,
}: PageParts): string {
  // Styles in the head are named and not loaded: a lazy screen that shares them finds that they are here.
  const styles = (entry?.styles ?? [])
    .map((href) => `<link rel="stylesheet" href="${href}"${hasStyles ? ' disabled' : ''}>`)
    .join('')
  const preloads = [...(entry?.preloads ?? []), ...texts]
    .map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`)
    .join('')
  const script = entry
    ? `<script type="module" src="${entry.script}" fetchpriority="low" nonce="${nonce}"></script>`
    : ''
  const scripts =
    hasStyles && entry
      ? `<template id="first-scripts">${preloads}${script}</template><script nonce="${nonce}">${START_AFTER_FIRST_PICTURE}</script>`
      : preloads + script
  return (
    `<!doctype html><html lang="${languageRow(language).tag}" dir="${languageRow(language).direction}" data-theme="${theme}" data-merchant="${merchant.code}" data-mode="${mode}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="csp-nonce" content="${nonce}">` +
    `${head.includes('<title>') ? '' : '<title>Sala</title><link rel="icon" href="/art/favicon.svg" type="image/svg+xml">'}${head}${styles}${reload ? `<script nonce="${nonce}">${reload}</script>` : ''}</head><body><div id="root">${body}</div>${data}${scripts}</body></html>`
  )
}
