/** What a client gets to know of its merchant, from the row, the flags and the settings. */
import { signOf } from '../../kernel/money.ts'
import type { Language, RequestContext } from '../../platform/calls.ts'
import type { Reader } from '../../platform/postgres.ts'
import { systemSettings } from './definitions.ts'
import { nameIn } from './house-name.ts'
import type { Merchant } from './merchants.ts'
import { merchantsKey } from './merchants.ts'
import { registerFieldsWith, type RegisterFields } from './rules/register-fields.ts'
import { settingOf } from './settings.ts'

/** The whole merchant of a request. */
export function merchantOf(context: Pick<RequestContext, 'use' | 'merchant'>): Merchant {
  const merchant = context.use(merchantsKey).byId(context.merchant.id)
  if (!merchant) throw new Error(`the merchant ${context.merchant.id} of a request is not in the directory`)
  return merchant
}

/** The merchant's name in the caller's language. */
export function houseNameOf(context: Pick<RequestContext, 'use' | 'merchant' | 'language'>): string {
  return nameIn(merchantOf(context), context.language)
}

/** The registration fields of a merchant: the defaults of domain/gaps.md §2 with its operator's changes. */
export async function registerFieldsOf(reader: Reader, merchantId: string): Promise<RegisterFields> {
  return registerFieldsWith(await settingOf(reader, merchantId, systemSettings.registerFields))
}

export async function whitelabelOf(reader: Reader, merchant: Merchant, language: Language, isDemo: boolean) {
  return {
    ...merchant.flags,
    name: nameIn(merchant, language),
    merchant: merchant.code,
    currency: merchant.currency,
    currencySymbol: signOf(merchant.currency),
    timeZone: merchant.timeZone,
    languages: merchant.interfaceLanguages.map((language) => language.toUpperCase()),
    defaultLanguage: merchant.defaultLanguage.toUpperCase(),
    minAge: await settingOf(reader, merchant.id, systemSettings.minAge),
    isDemo,
    licence: merchant.licence,
  }
}

/**
 * The merchant's own addresses; without a list, the address of the request. Speed, percentage and test are
 * measured by the browser (site.md §7, Domain speed test).
 */
export function domainListOf(merchant: Merchant, ownHost: string) {
  const domains = merchant.domains.length > 0 ? merchant.domains : [{ host: ownHost, description: '' }]
  return {
    domainList: domains.map(({ host, description }, index) => ({
      idx: index + 1,
      domainName: host,
      description,
      speed: null,
      percentage: null,
      test: null,
      type: 'WEB',
    })),
  }
}
