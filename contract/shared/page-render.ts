import type { InterfaceLanguage } from '../../kernel/languages.ts'

/** What the gateway hands to the player's page when it is rendered on the server, and what it gets back. */
export interface RenderInput {
  path: string
  search: string
  language: InterfaceLanguage
  theme: 'dark' | 'light'
  merchant: { code: string; name: string }
  nonce: string
  /** The text of the entry's styles; empty when there is no build. */
  styles: string
  /** What the page that stands in the site's place while it is closed needs beside them. */
  closedStyles: string
  /** Where a source file of the build is served, by its path in the project. */
  addressOf(source: string): string | undefined
  /** Answers a call's value as a visitor would get it, without HTTP; null when it failed. */
  load(path: string): Promise<unknown>
}

/**
 * `data`: the element with what the page was rendered from, empty where there is none. `texts`: the addresses of the
 * modules with its first texts. `hasStyles`: the head holds the entry's styles itself, so that the first paint waits for no file.
 */
export interface RenderedPage { html: string; head: string; data: string; texts: readonly string[]; hasStyles: boolean }

/** What web/player/entry-server.tsx exports, as built into dist/server. */
export interface PlayerRenderer {
  /** Paths that answer the player's page, in the router's notation of the server. */
  readonly paths: readonly string[]
  /** Where an older spelling of an address leads; null when the address is a proper one. */
  aliasTarget(path: string, search: string): string | null
  render(input: RenderInput): Promise<RenderedPage>
}
