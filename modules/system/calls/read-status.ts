import { readStatus, readStatusSchemas } from '../../../contract/player/system/read-status.ts'
import { handle } from '../../../platform/calls.ts'
import { customerServicesOf } from '../customer-service.ts'
import { siteStatusOf } from '../merchants.ts'
import { domainListOf, merchantOf, registerFieldsOf, whitelabelOf } from '../site-info.ts'

export const handleReadStatus = handle(readStatus, readStatusSchemas, async (context) => {
  const merchant = merchantOf(context)
  const { status, endTime } = siteStatusOf(merchant, context.address, context.country)
  const ownHost = new URL(context.config.publicOrigin).host
  const location = { ip: context.address, country: context.country }
  return {
    status,
    info: {
      customerService: await customerServicesOf(merchant, context.language, context.config.secretKey),
      domainRoute: domainListOf(merchant, ownHost),
      resources: { flags: '/flags/', art: '/art/' },
      whitelabel: await whitelabelOf(context.tx, merchant, context.language, context.config.mode === 'demo'),
      register: await registerFieldsOf(context.tx, merchant.id),
      mainDomain: merchant.domains[0]?.host ?? ownHost,
      analytics: merchant.analyticsId,
      imageCdn: merchant.imageCdn,
      launchCdn: merchant.launchCdn,
      location,
    },
    maintenance: { endTime },
    regionRestriction: location,
  }
})
