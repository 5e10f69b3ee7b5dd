import { expect, test } from 'vitest'
import en from '../../../ui/locales/en/auth.ts'
import { faultOf, phoneFaults, phoneReactions } from './phone-service.ts'

test('each error of the service has its sentence and its reaction; a foreign one is unknown', () => {
  const sentences = en as Record<string, string>
  for (const fault of phoneFaults)
    if (fault !== 'popup-blocked')
      expect([fault, sentences[fault]]).toEqual([fault, expect.stringMatching(/\S/)])
  expect(sentences['unknown']).toBe('An unknown error occured.')
  expect(sentences['quota-exceeded']).toBe('Quota not sufficient, please contact customer service.')
  expect(Object.keys(phoneReactions).sort()).toEqual([...phoneFaults].sort())
  expect(['auth/too-many-requests', 'too-many-requests', 'toString', 42, null].map(faultOf)).toEqual([
    'too-many-requests',
    'too-many-requests',
    'unknown',
    'unknown',
    'unknown',
  ])
})
