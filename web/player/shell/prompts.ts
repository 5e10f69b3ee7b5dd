/** What floats over the corner of the home page and the lobbies, the most urgent first. */
import type { readPromptsSchemas } from '../../../contract/player/promotions/read-prompts.ts'
import type { ValueOf } from '../../../contract/shared/call.ts'
import { formatClock } from '../../../design/format.ts'
import { readStored, store } from '../../client/storage.ts'
import type { IconName } from '../../ui/icon/icon.tsx'
import type { Translate } from '../../ui/i18n/text.tsx'
import type prompts from '../locales/en/prompts.ts'
import { paths } from '../paths.ts'

type PromptTexts = typeof prompts

declare module '../../ui/i18n/messages.ts' {
  interface Messages extends PromptTexts {}
}

export type Prompts = ValueOf<typeof readPromptsSchemas>

export interface Prompt {
  /** What is remembered once it was closed: the same rain, day or sentence does not come again. */
  readonly key: string
  readonly icon: IconName
  readonly text: string
  readonly href: string
}

/** A rain is announced for so long before it opens. */
const RAIN_AHEAD_MS = 30 * 60_000
const MOST_KEPT = 20
const KEPT = 'prompts'

export function promptsOf(found: Prompts, nowMs: number, t: Translate): Prompt[] {
  const { rain, checkInDay, missionCount, text, link } = found
  const prompts: Prompt[] = []
  if (rain && nowMs >= Date.parse(rain.opensAt) - RAIN_AHEAD_MS && nowMs < Date.parse(rain.endsAt)) {
    const isOpen = nowMs >= Date.parse(rain.opensAt)
    prompts.push({
      key: `rain:${rain.promotionId}`,
      icon: 'gift',
      text: isOpen
        ? t('prompt_rain_open', { time: formatClock(rain.endsAt) })
        : t('prompt_rain_soon', { time: formatClock(rain.opensAt) }),
      href: paths.member('redEnvelope'),
    })
  }
  if (checkInDay)
    prompts.push({
      key: `check-in:${checkInDay}`,
      icon: 'cal',
      text: t('prompt_check_in'),
      href: paths.member('checkIn'),
    })
  if (missionCount > 0)
    prompts.push({
      key: `missions:${new Date(nowMs).toDateString()}`,
      icon: 'mission',
      text: t('prompt_missions', { n: missionCount }),
      href: paths.member('missionLeaderboard'),
    })
  if (text) prompts.push({ key: `text:${text}`, icon: 'horn', text, href: link })
  return prompts
}

export function closedPrompts(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(readStored('local', KEPT) ?? '[]')
    return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : []
  } catch {
    return []
  }
}

export function keepClosed(key: string): void {
  store('local', KEPT, JSON.stringify([...closedPrompts(), key].slice(-MOST_KEPT)))
}
