/**
 * The demo's phone service (demo mode only): plays the issuer of id tokens that live mode configures, so that
 * signing up with one works without any outside service. Its messages stay in the demo's outbox.
 */
import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { toE164 } from '../../contract/shared/mobile.ts'
import { queueMessage } from '../../modules/system/index.ts'
import { merchantDirectoryKey } from '../../platform/calls.ts'
import { peekOneUse, raiseCounter, replaceOneUse, takeOneUse } from '../../platform/counters.ts'
import { parseStrictJson } from '../../platform/json.ts'
import { DEMO_PHONE_PAGE, signDemoToken } from '../../platform/phone-issuer.ts'
import type { ProcessParts } from '../../server/process-parts.ts'
import { policyOf, servicePage } from './page.ts'

const PURPOSE = 'demo-phone'
const CODE_MS = 5 * 60_000
const CAPS = { sendsAnHour: 10, tries: 5 }

export async function registerDemoPhone(
  app: FastifyInstance,
  { config, database, services }: ProcessParts,
): Promise<void> {
  const script = await readFile(new URL('./page/ask.js', import.meta.url), 'utf8')
  app.get<{ Querystring: { lang?: string } }>(DEMO_PHONE_PAGE, async (request, reply) => {
    const nonce = randomBytes(16).toString('base64')
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', policyOf(nonce))
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-content-type-options', 'nosniff')
      .send(servicePage(request.query.lang === 'en' ? 'en' : 'th', nonce))
  })
  app.get(`${DEMO_PHONE_PAGE}/ask.js`, async (_request, reply) =>
    reply
      .header('content-type', 'text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('x-content-type-options', 'nosniff')
      .send(script),
  )

  app.post(`${DEMO_PHONE_PAGE}/send`, async (request) => {
    const typed = textIn(request, 'number')
    if (!typed) return { error: 'missing-phone-number' }
    const number = toE164(typed, '66')
    if (!number) return { error: 'invalid-phone-number' }
    if ((await raiseCounter(database.kysely, 'demo-phone-send', number, 3_600_000)) > CAPS.sendsAnHour)
      return { error: 'too-many-requests' }
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const merchant = await services.use(merchantDirectoryKey).byHost(request.hostname)
    await replaceOneUse(database.kysely, PURPOSE, number, code, CODE_MS)
    await queueMessage(database.kysely, config, {
      merchantId: merchant.id,
      channel: 'SMS',
      recipient: number,
      purpose: 'PHONE_SERVICE',
      text: code,
    })
    return {}
  })

  app.post(`${DEMO_PHONE_PAGE}/check`, async (request) => {
    const number = toE164(textIn(request, 'number'), '66') ?? ''
    const code = textIn(request, 'code')
    if (!code) return { error: 'missing-verification-code' }
    const kept = await peekOneUse(database.kysely, PURPOSE, number)
    if (kept === undefined) return { error: 'code-expired' }
    if ((await raiseCounter(database.kysely, 'demo-phone-try', `${number}:${kept}`, CODE_MS)) > CAPS.tries)
      return { error: 'too-many-requests' }
    const isRight = kept.length === code.length && timingSafeEqual(Buffer.from(kept), Buffer.from(code))
    if (!isRight || (await takeOneUse(database.kysely, PURPOSE, number)) === undefined)
      return { error: 'invalid-verification-code' }
    return { idToken: await signDemoToken(config.secretKey, number) }
  })
}

function textIn(request: FastifyRequest, name: string): string {
  try {
    const body = typeof request.body === 'string' ? parseStrictJson(request.body) : request.body
    const value = (body as Record<string, unknown> | null)?.[name]
    return typeof value === 'string' ? value.trim().slice(0, 40) : ''
  } catch {
    return ''
  }
}
