import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, Nullable, Time } from '../../shared/fields.ts'

export const readPrompts: Call<typeof readPromptsSchemas> = {
  name: 'promotions/read-prompts',
  method: 'GET',
  path: '/api/wps/relay/MCS2_prompts',
  module: 'MCS2',
  audience: 'member',
  summary:
    'What the site may remind the member of: a rain of red envelopes, the day’s check-in, missions, and the house’s own sentence. Nothing for who gets no offers.',
}

export function readPromptsSchemas() {
  return {
    value: Type.Object({
      /** The one that is open or opens next, if the member may open an envelope of it. */
      rain: Nullable(Type.Object({ promotionId: Id(), opensAt: Time(), endsAt: Time() })),
      checkInDay: Type.String({ description: 'the business day that can be checked in now; empty: none' }),
      missionCount: Type.Integer({ description: 'missions whose reward is ready' }),
      text: Type.String({ description: 'the house’s own sentence; empty: none' }),
      link: Type.String({ description: 'where it leads on this site; may be empty' }),
    }),
  }
}
