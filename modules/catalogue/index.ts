/** The catalogue: vendors, games, categories and banners, and what each merchant lists of them. */
import type { ModuleParts } from '../../platform/calls.ts'
import { bannerParts } from './banners/parts.ts'
import { deskParts } from './desk/parts.ts'
import { feedParts } from './feed/parts.ts'
import { lobbyParts } from './lobby/parts.ts'
import { pictureParts } from './pictures/parts.ts'

export const parts: ModuleParts = {
  calls: [
    ...lobbyParts.calls,
    ...deskParts.calls,
    ...feedParts.calls,
    ...pictureParts.calls,
    ...bannerParts.calls,
  ],
  jobs: [...lobbyParts.jobs, ...feedParts.jobs],
}

export { bannersFor, windowBannersFor } from './banners/banners.ts'
export {
  catalogueKey,
  listNewVendor,
  openCatalogue,
  setVendorWallet,
  type Catalogue,
} from './core/catalogue.ts'
export { providerSettings, winnerSettings } from './shared/definitions.ts'
export { takeFeed } from './feed/feed.ts'
export { importCatalogue, offerGames, offerVendor, type CatalogueDraft } from './feed/import.ts'
export { noteOpened } from './lobby/recent.ts'
export type { PlayableGame } from './shared/rules/listed-game.ts'
export { readNames } from './desk/rules/given-names.ts'
export { maskName } from './core/rules/mask-name.ts'
export { imageHostsKey, openImageHosts } from './pictures/image-hosts.ts'
export { deskSettings } from './shared/settings.ts'
export { houseVendorsOf, isManagedBy, managersOf, selfSettlingVendors } from './core/store/change.ts'
export { countedVendorsOf, listedVendorsOf } from './core/store/read.ts'
