import { Type } from 'typebox'
import { applicationChannels } from '../../../shared/agent-line-words.ts'
import type { Call } from '../../../shared/call.ts'
import { Id, OneOf, Text } from '../../../shared/fields.ts'

export const applyAgent: Call<typeof applyAgentSchemas> & { isBatched: true } = {
  name: 'agents/apply-agent',
  method: 'POST',
  path: '/api/wps/agent/apply',
  module: 'AGENT',
  audience: 'visitor',
  isSealed: true,
  isBatched: true,
  rate: 'slow',
  summary: 'A visitor asks to become an agent, with a number that they have proven.',
  errors: [
    'VERIFY_HUMAN_REQUIRED',
    'VERIFY_CODE_WRONG',
    'VERIFY_CODE_EXPIRED',
    'AUTH_SELF_EXCLUDED',
    'REG_CLOSED',
    'REG_TERMS',
    'REG_USERNAME_TAKEN',
    'REG_MOBILE_TAKEN',
    'AGENT_APPLY_WAITING',
  ],
}

export function applyAgentSchemas() {
  return {
    body: Type.Object({
      username: Text(64, 1),
      password: Type.String({ maxLength: 256, description: 'as typed, never trimmed' }),
      payeeName: Text(60, 1),
      mobileNum: Text(20, 1),
      countryDialingCode: Type.Optional(Text(5)),
      verificationCode: Text(12),
      channel: OneOf(applicationChannels),
      message: Type.Optional(Text(500)),
      termsAccepted: Type.Boolean(),
      humanCheck: Type.Optional(Text(4_000)),
    }),
    value: Type.Object({ applicationId: Id() }),
  }
}
