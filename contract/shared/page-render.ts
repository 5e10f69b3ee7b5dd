import type { InterfaceLanguage } from '../../kernel/languages.ts'

/** What the gateway passes to the player's page when it is rendered on the server, and what it gets back. */
export interface RenderInput {
  path: string
  search: string
  language: InterfaceLanguage
  theme: 'dark' | 'light'
  merchant: { code: string; name: string }
  nonce: string
  /** The text of the entry's styles; empty if there is no build. */
  styles: string
  /** What the page shown in place of a closed site needs besides them. */
  closedStyles: string
  /** The address from which a source file of the build is served, by its path in the project. */
  addressOf(source: string): string | undefined
  /** Answers a call's value as a visitor would get it, without HTTP; null if it failed. */
  load(path: string): Promise<unknown>
}

/**
 * `data`: the element with the data that the page was rendered from, empty if there is none. `texts`: the
 * addresses of the modules with its first texts. `hasStyles`: the head contains the entry's styles, so that
 * the first paint waits for no file.
 */
export interface RenderedPage {
  html: string
  head: string
  data: string
  texts: readonly string[]
  hasStyles: boolean
}

/** What web/player/entry-server.tsx exports, as built into dist/server. */
export interface PlayerRenderer {
  /** Paths that answer the player's page, in the notation of the server's router. */
  readonly paths: readonly string[]
  /** The address that an older spelling redirects to; null if the address is a current one. */
  aliasTarget(path: string, search: string): string | null
  render(input: RenderInput): Promise<RenderedPage>
}
