import { useCallback, useEffect, useState } from 'react'
import { Badge, type BadgeTone } from '../../../ui/badge/badge.tsx'
import { Button, LinkButton } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { useSite } from '../../state/site.ts'
import './texts.ts'
import { bandOf, timeDomains, type Band, type Timed } from './speed.ts'
import styles from './speed-test.module.css'

const looks: Record<
  Band,
  { tone: BadgeTone; text: 'speed_fast' | 'speed_normal' | 'speed_slow' | 'speed_failed' }
> = {
  fast: { tone: 'good', text: 'speed_fast' },
  normal: { tone: 'info', text: 'speed_normal' },
  slow: { tone: 'waiting', text: 'speed_slow' },
  failed: { tone: 'bad', text: 'speed_failed' },
}

/** The merchant's own addresses, the quickest from here first; each opens with its button. */
export default function SpeedTest() {
  const t = useText()
  const { domains } = useSite()
  const [timed, setTimed] = useState<readonly Timed[] | null>(null)
  const test = useCallback(async () => {
    setTimed(null)
    setTimed(await timeDomains(domains))
  }, [domains])
  useEffect(() => {
    void test()
  }, [test])
  return (
    <div className="stack">
      {timed ? (
        <ol className={styles.list} aria-live="polite">
          {timed.map((one, order) => {
            const { tone, text } = looks[bandOf(one.speedMs)]
            return (
              <li key={one.host} className={styles.domain}>
                <span className={styles.name}>
                  <b>{one.host}</b>
                  {one.description ? <small>{one.description}</small> : null}
                </span>
                {order === 0 && one.speedMs !== null && timed.length > 1 ? (
                  <Badge tone="ready">{t('speed_recommended')}</Badge>
                ) : null}
                {one.speedMs === null ? null : (
                  <span className="number small">{t('speed_ms', { speedMs: String(one.speedMs) })}</span>
                )}
                <Badge tone={tone}>{t(text)}</Badge>
                <LinkButton
                  kind="line"
                  size="small"
                  href={one.origin}
                  aria-label={`${t('speed_open')} ${one.host}`}
                >
                  {t('speed_open')}
                </LinkButton>
              </li>
            )
          })}
        </ol>
      ) : (
        <Skeleton shape="block" />
      )}
      <Button kind="primary" isBlock isBusy={timed === null} icon="speed" onClick={() => void test()}>
        {t(timed ? 'speed_start' : 'speed_testing')}
      </Button>
    </div>
  )
}
