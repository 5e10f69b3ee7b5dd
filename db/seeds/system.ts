/** The demo merchant of WIRE.md. */
import { createMerchant, setCustomerService } from '../../modules/system/index.ts'
import type { Tx } from '../../platform/postgres.ts'

export const DEMO_MERCHANT = 'demo'

export async function seedSystem(tx: Tx): Promise<void> {
  await createMerchant(tx, { merchantId: DEMO_MERCHANT, code: 'demo', name: 'Sala', isDefault: true, languages: ['th', 'en'], defaultLanguage: 'th' })
  await setCustomerService(tx, DEMO_MERCHANT, { entryId: 'help', csType: 'HELP', title: { th: 'ศูนย์ช่วยเหลือ', en: 'Help centre' }, url: '/help', position: 0 })
}
