import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { readPrompts } from '../../../contract/player/promotions/read-prompts.ts'
import { serverNowMs } from '../../client/server-clock.ts'
import { useCall } from '../../client/use-call.ts'
import { keepOffControls } from '../../ui/bars/keep-off-controls.ts'
import { IconButton } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { useText } from '../../ui/i18n/text.tsx'
import { openEntry } from '../guards.ts'
import { place } from '../navigation.ts'
import { categoryOfPath, isHomeView } from '../paths.ts'
import { member } from '../state/member.ts'
import styles from './floating-prompt.module.css'
import { closedPrompts, keepClosed, promptsOf } from './prompts.ts'

const ASK_MS = 120_000
const LOOK_MS = 20_000

/**
 * One reminder at a time over the home page and the lobbies, for members who get offers. Closed once, it
 * stays closed, and nothing follows it until the page is opened again.
 */
export function FloatingPrompt() {
  const t = useText()
  const { path, search } = useStore(place)
  const isFree = useStore(member, ({ info }) => info !== null && !info.isTrial && !info.restricted)
  const isHere = isFree && (isHomeView(path, search) || categoryOfPath(path) !== null)
  const [isQuiet, setQuiet] = useState(false)
  const { data } = useCall(
    readPrompts,
    {},
    { isEnabled: isHere && !isQuiet, staleMs: LOOK_MS, refetchEveryMs: ASK_MS },
  )
  const nowMs = useNow()
  if (!isHere || isQuiet || !data) return null
  const closed = closedPrompts()
  const prompt = promptsOf(data, nowMs, t).find(({ key }) => !closed.includes(key))
  if (!prompt) return null
  const close = () => {
    keepClosed(prompt.key)
    setQuiet(true)
  }
  return (
    <Floating key={prompt.key} label={t('prompt_label')}>
      <Icon name={prompt.icon} size={24} className={styles.icon} />
      {prompt.href ? (
        <a
          className={styles.text}
          href={prompt.href}
          onClick={(event) => openEntry(event, { href: prompt.href, isMember: true })}
        >
          {prompt.text}
        </a>
      ) : (
        <span className={styles.text}>{prompt.text}</span>
      )}
      <IconButton icon="close" label={t('prompt_close')} onClick={close} />
    </Floating>
  )
}

/** It moves up as far as it takes to lie over no link's or button's middle. */
function Floating({ label, children }: { label: string; children: ReactNode }) {
  const element = useRef<HTMLElement>(null)
  useEffect(() => keepOffControls(element.current!), [])
  return (
    <aside ref={element} className={styles.prompt} aria-label={label}>
      {children}
    </aside>
  )
}

function useNow(): number {
  const [nowMs, setNow] = useState(serverNowMs)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNowMs()), LOOK_MS)
    return () => clearInterval(timer)
  }, [])
  return nowMs
}
