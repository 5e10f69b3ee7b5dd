import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../button/button.tsx'
import styles from './chat.module.css'

interface ChatLogProps {
  label: string
  /** The number of the newest line: when it grows, the log shows its end again. */
  lastSeq: number
  /** What asks for older lines, if there are any. */
  earlier: { text: string; onPress: () => void } | null
  /** The lines, as `li`. */
  children: ReactNode
}

/** The lines of a conversation, newest at the foot. */
export function ChatLog({ label, lastSeq, earlier, children }: ChatLogProps) {
  const log = useRef<HTMLDivElement>(null)
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [lastSeq])
  return (
    <div ref={log} className={styles.log} role="log" aria-label={label} tabIndex={0}>
      {earlier ? (
        <Button size="small" kind="quiet" className={styles.earlier} onClick={earlier.onPress}>
          {earlier.text}
        </Button>
      ) : null}
      <ul className={styles.lines}>{children}</ul>
    </div>
  )
}

/** One bubble; `isOwn`: written by the reader. */
export function ChatBubble({ isOwn, children }: { isOwn: boolean; children: ReactNode }) {
  return <div className={`${styles.bubble} ${isOwn ? styles.own : styles.other}`}>{children}</div>
}
