/**
 * What members do besides playing: favourites, answers, verification; and what operators have to investigate.
 */
import sharp from 'sharp'
import { flagMember } from '../../../modules/cashier/compliance/flags.ts'
import { amlScores, type AmlKind } from '../../../modules/cashier/compliance/rules/aml-kinds.ts'
import type { Upload } from '../../../platform/calls.ts'
import { studioCode } from '../../../studio/index.ts'
import { feedbacks, home, suspicionNames, talks, type Talk } from '../locales/talk.ts'
import { DEMO_MERCHANT } from '../system.ts'
import type { House, Visit } from './simulated-process.ts'
import type { Person } from './people.ts'

const BAHT = 100
const KEPT = 4

/** A few of the listed games. */
export async function keepFavourites(house: House, visit: Visit, nodeIds: readonly number[]): Promise<void> {
  for (const nodeId of house.dice.some(nodeIds, KEPT, () => 1)) {
    await house.try(visit, 'catalogue/add-favourite', {
      body: { nodeId, vendor: studioCode, gameType: 'RNG' },
    })
  }
}

/** Conversations of chat; the newest wait for an answer. */
export async function talk(house: House, visit: Visit, place: number): Promise<void> {
  const said = talks[place % talks.length]!
  const { conversationId } = await house.as<{ conversationId: string }>(visit, 'messaging/launch-chat')
  for (const line of said.lines) await say(house, visit, conversationId, line)
  if (said.isClosed) await house.staff('support', 'messaging/close-chat', { params: { conversationId } })
}

async function say(
  house: House,
  visit: Visit,
  conversationId: string,
  { by, text }: Talk['lines'][number],
): Promise<void> {
  await house.past.pass(house.dice.between(20, 90) * 1_000)
  const input = { params: { conversationId }, body: { text } }
  if (by === 'MEMBER') await house.as(visit, 'messaging/send-chat-text', input)
  else await house.staff('support', 'messaging/answer-chat', input)
}

export async function writeFeedback(house: House, visit: Visit, place: number): Promise<void> {
  const { text, answer } = feedbacks[place % feedbacks.length]!
  const { feedbackId } = await house.as<{ feedbackId: string }>(visit, 'messaging/send-feedback', {
    body: { content: text },
  })
  if (answer === null) return
  await house.past.pass(4 * 60_000)
  await house.staff('support', 'messaging/answer-feedback', { params: { feedbackId }, body: { answer } })
}

export const talkCount = talks.length
export const feedbackCount = feedbacks.length

/** Papers for level 2, on sheets that nobody takes for real ones. Their bytes lie in DATA_DIR. */
export async function handInPapers(house: House, visit: Visit): Promise<void> {
  const { person } = visit
  const uploads: Upload[] = [
    { field: 'cardFront', fileName: 'card.png', bytes: await paper(home.card, person.name) },
    { field: 'selfie', fileName: 'selfie.png', bytes: await paper(home.selfie, person.name) },
  ]
  const birthday = `${1_975 + (person.number % 25)}-0${1 + (person.number % 9)}-1${person.number % 9}`
  await house.as(visit, 'identity/submit-identity', {
    body: { idNumber: citizenNumber(person.number), birthday, address: home.address },
    uploads,
  })
}

function paper(title: string, name: string): Promise<Buffer> {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400" font-family="sans-serif"><rect width="640" height="400" fill="white"/><rect x="20" y="20" width="600" height="360" rx="18" fill="none" stroke="gray" stroke-width="3"/>` +
    `<text x="48" y="90" font-size="34">${title}</text><text x="48" y="160" font-size="28">${name}</text><text x="48" y="330" font-size="44" fill="gray">${home.specimen}</text></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

/**
 * Thirteen digits whose last is the check digit; they begin with a digit that no person's number begins with.
 */
function citizenNumber(number: number): string {
  const body = `0${String(10_000_000_000 + number * 7_919).padStart(11, '0')}`
  const sum = [...body].reduce((total, digit, place) => total + Number.parseInt(digit, 10) * (13 - place), 0)
  return `${body}${(11 - (sum % 11)) % 10}`
}

const suspicions: readonly { kind: AmlKind; detail: Record<string, string | number> }[] = [
  {
    kind: 'THIRD_PARTY',
    detail: { payerName: suspicionNames.stranger, channel: 'BANK_TRANSFER', amount: 4_500 * BAHT },
  },
  { kind: 'REPEATED_SLIP', detail: { imageHash: 'demo-history' } },
  { kind: 'TAKEOVER', detail: { withdrawn: 9_000 * BAHT } },
  { kind: 'SHARED_DEVICE', detail: { accounts: 3 } },
]

/** Signs that compliance has to judge. */
export async function raiseSuspicions(house: House, people: readonly Person[]): Promise<void> {
  await house.process.database.transaction(async (tx) => {
    for (const [place, { kind, detail }] of suspicions.entries()) {
      const { memberId } = people[place % people.length]!
      await flagMember(tx, {
        merchantId: DEMO_MERCHANT,
        memberId,
        kind,
        score: amlScores[kind],
        reference: `demo-history-${place}`,
        detail,
      })
    }
  })
}
