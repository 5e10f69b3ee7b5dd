import { readAccess, readAccessSchemas } from '../../../../contract/operator/system/read-access.ts'
import { handle } from '../../../../platform/calls.ts'
import { merchantOf } from '../../../system/index.ts'

const NONE = { text: '', number: '', validatorUrl: '' }

export const handleReadAccess = handle(readAccess, readAccessSchemas, async (context) => {
  const { allowList, allowedRegions, blockedRegions, licence, name, names } = merchantOf(context)
  return {
    allowList: [...allowList],
    allowedRegions: [...allowedRegions],
    blockedRegions: [...blockedRegions],
    licence: licence ?? NONE,
    names: { th: names.th || name, en: names.en || name },
    ownAddress: context.address,
    ownCountry: context.country,
  }
})
