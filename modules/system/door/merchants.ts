/** Merchants: their rows, what their sites show, access to them, and their switches. */
export { openServicePath } from '../customer-service.ts'
export { flagDefaults, flagNames, isFlagWeakened, type FlagName } from '../flags.ts'
export { nameIn } from '../house-name.ts'
export {
  checkAccess,
  createFirstMerchant,
  createMerchant,
  currencyOf,
  heldRulesOf,
  merchantsKey,
  openMerchants,
  setAccess,
  setCustomerService,
  setFlag,
  setLicence,
  setNames,
  setSiteStatus,
  siteStatusSource,
  timeZoneOf,
  type Merchant,
  type SiteAccess,
} from '../merchants.ts'
export { houseNameOf, merchantOf } from '../site-info.ts'
