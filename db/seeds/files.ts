/**
 * The demo's files in DATA_DIR, which the database refers to: documents of a member who applies for level 3.
 */
import sharp from 'sharp'
import { seedFundsRequest } from '../../modules/identity/index.ts'
import { clock } from '../../kernel/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Tx } from '../../platform/postgres.ts'
import { demoMemberId } from './identity.ts'
import { demoPapers } from './locales/papers.ts'
import { DEMO_MERCHANT } from './system.ts'

const ASKING = 17

/** After the demo's rows. */
export async function seedFiles(tx: Tx, config: Config): Promise<void> {
  const picture = await sharp(Buffer.from(payslip())).png().toBuffer()
  await seedFundsRequest(tx, config, {
    merchantId: DEMO_MERCHANT,
    memberId: demoMemberId(ASKING),
    statement: demoPapers.statement,
    picture,
    now: clock.now(),
  })
}

/** A sheet that nobody takes for a real one. */
function payslip(): string {
  const lines = demoPapers.lines
    .map((line, place) => `<text x="48" y="${150 + place * 44}" font-size="24">${line}</text>`)
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" font-family="sans-serif"><rect width="640" height="480" fill="white"/><rect x="24" y="24" width="592" height="432" fill="none" stroke="gray"/><text x="48" y="92" font-size="34">${demoPapers.title}</text>${lines}</svg>`
}
