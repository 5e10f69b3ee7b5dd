/** Vendors whose games are pages of this site: a launch answers with the page's address and makes no token. */
import { defineService } from '../../../../platform/services.ts'

export interface PageSource {
  readonly vendor: string
  /** The path of the page that plays a game of the vendor, with its query. */
  addressOf(game: { readonly gameCode: string; readonly mode: 'REAL' | 'FREE' }): string
}

/** Filled when the process is wired, one source for each vendor with pages. */
export const pageSourcesKey = defineService<readonly PageSource[]>('launch.page-sources')
