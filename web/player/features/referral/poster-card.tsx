import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { briefMoney } from '../../../ui/promotions/story.tsx'
import { useSite } from '../../state/site.ts'
import { drawPoster, POSTER_HEIGHT, POSTER_WIDTH, type PosterText } from './draw-poster.ts'
import type { Terms } from './types.ts'
import styles from './referral.module.css'

const TYPE = 'image/png'

/** Phones hand pictures on; most browsers of computers do not. */
const canSharePictures = (): boolean =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([''], 'invite.png', { type: TYPE })] })

/** A picture to hand on, drawn here, so nothing leaves the device. */
export function PosterCard({ terms, code, link }: { terms: Terms; code: string; link: string }) {
  const t = useText()
  const { minAge } = useSite()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isDrawn, setDrawn] = useState(false)
  const text: PosterText = {
    first: t('referral_poster_first'),
    second: t('referral_poster_second'),
    gift: terms.giftAmount > 0 ? t('referral_poster_gift', { amount: briefMoney(terms.giftAmount) }) : '',
    codeLabel: t('referral_poster_code'),
    code,
    link,
    age: t('referral_poster_age', { age: String(minAge) }),
    care: t('referral_poster_care'),
  }
  const content = JSON.stringify(text)
  useEffect(() => {
    if (canvas.current)
      void drawPoster(canvas.current, JSON.parse(content) as PosterText).then(() => setDrawn(true))
  }, [content])
  const picture = async (): Promise<File | null> => {
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas.current ? canvas.current.toBlob(resolve, TYPE) : resolve(null),
    )
    return blob && new File([blob], `${code}.png`, { type: TYPE })
  }
  const save = async () => {
    const file = await picture()
    if (!file) return
    const url = URL.createObjectURL(file)
    const anchor = Object.assign(document.createElement('a'), { href: url, download: file.name })
    document.body.append(anchor)
    anchor.click()
    anchor.remove()
    setTimeout(() => URL.revokeObjectURL(url), 60_000)
  }
  const share = async () => {
    const file = await picture()
    if (!file) return
    try {
      await navigator.share({ files: [file], title: t('referral_share_text', { code }) })
    } catch (error) {
      // Nobody was chosen to hand it to.
      if (!(error instanceof DOMException)) throw error
    }
  }
  const failed = () => toast.bad(t('common_failed'))
  return (
    <section className={`panel ${styles.card}`}>
      <h2>{t('referral_poster_title')}</h2>
      <canvas
        ref={canvas}
        className={styles.poster}
        width={POSTER_WIDTH}
        height={POSTER_HEIGHT}
        role="img"
        aria-label={t('referral_poster_label', { code })}
      />
      <div className={styles.ways}>
        <Button icon="app" disabled={!isDrawn} onClick={() => void save().catch(failed)}>
          {t('referral_save_image')}
        </Button>
        {canSharePictures() ? (
          <Button icon="share" disabled={!isDrawn} onClick={() => void share().catch(failed)}>
            {t('referral_share_image')}
          </Button>
        ) : null}
      </div>
    </section>
  )
}
