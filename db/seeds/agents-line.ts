/** The line of the demo's agents: their points, links with visitors, an application and a move that wait. */
import { rebateProducts } from '../../kernel/agents/economy-guard.ts'
import { defaultEconomy } from '../../kernel/agents/default-economy.ts'
import { setPoints } from '../../modules/agents/line/points.ts'
import { insertApplication } from '../../modules/agents/line/store/applications.ts'
import { insertLink } from '../../modules/agents/line/store/links.ts'
import { clock } from '../../kernel/clock.ts'
import { run, sql, type Tx } from '../../platform/postgres.ts'
import { demoAgentId, PASSWORD_HASH } from './identity.ts'
import { DEMO_MERCHANT } from './system.ts'

/** Which part of the house's points each agent of the demo has, in percent. */
const parts = [
  { number: 1, percent: 100 },
  { number: 2, percent: 70 },
  { number: 3, percent: 40 },
  { number: 4, percent: 50 },
] as const

export async function seedAgentPoints(tx: Tx): Promise<void> {
  for (const { number, percent } of parts)
    await setPoints(
      tx,
      demoAgentId(number),
      Object.fromEntries(
        rebateProducts.map((product) => [
          product,
          Math.floor((defaultEconomy.points[product] * percent) / 10_000) * 100,
        ]),
      ),
      'system',
    )
}

const DAY_MS = 86_400_000
const links = [
  {
    number: 1,
    code: 'K7QM2PAGE',
    name: 'ทั่วไป หน้าเพจ',
    memberType: 0,
    memberG: 1960,
    days: null,
    visits: 132,
  },
  { number: 1, code: 'NPT88GROUP', name: 'กลุ่มไลน์นครปฐม', memberType: 0, memberG: 1960, days: 40, visits: 61 },
  { number: 1, code: 'BLN01TEAM', name: 'ชวนตัวแทนบางเลน', memberType: 2, memberG: 1970, days: 9, visits: 21 },
  { number: 2, code: 'CHAI2SHOP', name: 'หน้าร้าน', memberType: 0, memberG: 1950, days: null, visits: 38 },
] as const

export async function seedAgentLine(tx: Tx): Promise<void> {
  const now = clock.now().getTime()
  for (const { number, days, visits, ...link } of links) {
    await insertLink(tx, {
      ...link,
      merchantId: DEMO_MERCHANT,
      accountId: demoAgentId(number),
      expiresAt: days === null ? null : new Date(now + days * DAY_MS),
    })
    await run(
      tx,
      sql`UPDATE identity.invitation SET visit_count = ${visits} WHERE merchant_id = ${DEMO_MERCHANT} AND code = ${link.code}`,
    )
  }
  await insertApplication(tx, {
    application_id: '00000000-0000-7000-8000-0000000b1001',
    merchant_id: DEMO_MERCHANT,
    username: 'nok_salaya',
    password_hash: PASSWORD_HASH,
    payee_name: 'นกน้อย ใจงาม',
    mobile: '+66899001122',
    language: 'TH',
    channel: 'SHOP',
    message: 'ขายของที่ตลาดศาลายา มีลูกค้าประจำที่เล่นหวยทุกงวด',
  })
  await seedWaitingMove(tx)
}

/** agent4 is to stand below agent2; one of two people has confirmed it. */
async function seedWaitingMove(tx: Tx): Promise<void> {
  const payload = { accountId: demoAgentId(4), fromId: demoAgentId(1), toId: demoAgentId(2) }
  const shown = [{ field: 'upline', before: 'agent1', after: 'agent2' }]
  await run(
    tx,
    sql`
    INSERT INTO system.proposal (proposal_id, merchant_id, kind, subject, title, state, payload, shown, reason, requested_by, requested_by_name,
      requested_at, expires_at)
    VALUES ('00000000-0000-7000-8000-0000000b2001', ${DEMO_MERCHANT}, 'agents.move', ${`member:${demoAgentId(4)}`}, 'agent4', 'PENDING',
      ${JSON.stringify(payload)}::jsonb, ${JSON.stringify(shown)}::jsonb, 'ย้ายไปดูแลพื้นที่ศาลายา', 'demo-support', 'support', app.now(),
      app.now() + interval '6 days')`,
  )
}
