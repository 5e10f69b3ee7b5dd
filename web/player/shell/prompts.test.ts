import { expect, it } from 'vitest'
import type { Translate } from '../../ui/i18n/text.tsx'
import { type Prompts, promptsOf } from './prompts.ts'

const t = ((key: string) => key) as unknown as Translate
const none: Prompts = { rain: null, checkInDay: '', missionCount: 0, text: '', link: '' }
const rain = {
  promotionId: 'rain-1',
  opensAt: '2026-12-01T13:00:00.000Z',
  endsAt: '2026-12-01T13:15:00.000Z',
}
const at = (time: string) => Date.parse(`2026-12-01T${time}:00.000Z`)
const textsAt = (found: Prompts, time: string) => promptsOf(found, at(time), t).map(({ text }) => text)

it('announces a rain half an hour ahead, then that it is open, and nothing after its end', () => {
  const found = { ...none, rain }
  expect(textsAt(found, '12:29')).toEqual([])
  expect(textsAt(found, '12:30')).toEqual(['prompt_rain_soon'])
  expect(textsAt(found, '13:00')).toEqual(['prompt_rain_open'])
  expect(textsAt(found, '13:15')).toEqual([])
})

it('puts what ends first in front, and the house’s own sentence last', () => {
  const found = { rain, checkInDay: '2026-12-01', missionCount: 2, text: 'Up to 131K', link: '/promotions' }
  expect(textsAt(found, '13:05')).toEqual([
    'prompt_rain_open',
    'prompt_check_in',
    'prompt_missions',
    'Up to 131K',
  ])
})

it('remembers each rain, day and sentence by itself', () => {
  const keys = (found: Prompts) => promptsOf(found, at('13:05'), t).map(({ key }) => key)
  expect(keys({ ...none, rain })).not.toEqual(keys({ ...none, rain: { ...rain, promotionId: 'rain-2' } }))
  expect(keys({ ...none, checkInDay: '2026-12-01' })).not.toEqual(keys({ ...none, checkInDay: '2026-12-02' }))
  expect(keys({ ...none, text: 'a' })).not.toEqual(keys({ ...none, text: 'b' }))
})
