/** The demo merchant of wire.md §10. */
import { createMerchant, setCustomerService, setFlag } from '../../modules/system/index.ts'
import type { Tx } from '../../platform/postgres.ts'

export const DEMO_MERCHANT = 'demo'

export async function seedSystem(tx: Tx): Promise<void> {
  await createMerchant(tx, {
    merchantId: DEMO_MERCHANT,
    code: 'demo',
    name: 'Sala',
    isDefault: true,
    languages: ['th', 'en'],
    defaultLanguage: 'th',
  })
  await setCustomerService(tx, DEMO_MERCHANT, {
    entryId: 'livechat',
    csType: 'LIVECHAT',
    title: { th: 'แชตสด', en: 'Live chat' },
    url: '/help',
    position: 0,
  })
  await setCustomerService(tx, DEMO_MERCHANT, {
    entryId: 'line',
    csType: 'LINE',
    title: { th: 'LINE', en: 'LINE' },
    url: 'https://line.me/R/ti/p/@sala-demo',
    position: 1,
  })
  await setCustomerService(tx, DEMO_MERCHANT, {
    entryId: 'telegram',
    csType: 'TELEGRAM',
    title: { th: 'Telegram', en: 'Telegram' },
    url: 'https://t.me/sala_demo',
    position: 2,
  })
  await setCustomerService(tx, DEMO_MERCHANT, {
    entryId: 'help',
    csType: 'HELP',
    title: { th: 'ศูนย์ช่วยเหลือ', en: 'Help centre' },
    url: '/help',
    position: 3,
  })
  // Options of the sign-in and registration windows that the demo shows, and what it gives its members.
  for (const flag of [
    'MOBILENUMREG3',
    'MOBILENUMPASSREG3',
    'countrySelector',
    'phoneSignIn',
    'codeLogin',
    'hasVip',
    'MANPLAYREB3',
  ] as const)
    await setFlag(tx, DEMO_MERCHANT, flag, true)
}
