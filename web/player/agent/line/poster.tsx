import { useEffect, useRef, useState } from 'react'
import football from '../../../../design/art/poster-football.svg?no-inline'
import lantern from '../../../../design/art/poster-lantern.svg?no-inline'
import lottery from '../../../../design/art/poster-lottery.svg?no-inline'
import { Button } from '../../../ui/button/button.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { type TextKey, useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { Segmented } from '../../../ui/tabs/segmented.tsx'
import {
  drawPoster,
  POSTER_HEIGHT,
  POSTER_WIDTH,
  type PosterText,
} from '../../features/referral/draw-poster.ts'
import { addressOf, type Link } from './types.ts'
import styles from './line.module.css'
import './texts.ts'

const TYPE = 'image/png'
const arts = { lottery, football, lantern } as const
type Art = keyof typeof arts
const artNames = Object.keys(arts) as Art[]
/** The only sentences that stand on a picture; each is two lines. */
const sentences = ['1', '2', '3'] as const
type Sentence = (typeof sentences)[number]

/** Phones hand pictures on; most browsers of computers do not. */
const canSharePictures = (): boolean =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([''], 'invite.png', { type: TYPE })] })

/** A picture of 1080 × 1350 with the code of a link, drawn here, to save or to hand on. */
export function Poster({
  links,
  chosen,
  minAge,
  onChoose,
}: {
  links: readonly Link[]
  chosen: Link | null
  minAge: number
  onChoose: (code: string) => void
}) {
  const t = useText()
  return chosen ? (
    <Picture links={links} link={chosen} minAge={minAge} onChoose={onChoose} />
  ) : (
    <section className="panel">
      <EmptyState isSmall title={t('line_link_empty')} text={t('line_poster_none')} />
    </section>
  )
}

function Picture({
  links,
  link,
  minAge,
  onChoose,
}: {
  links: readonly Link[]
  link: Link
  minAge: number
  onChoose: (code: string) => void
}) {
  const t = useText()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [art, setArt] = useState<Art>('lottery')
  const [sentence, setSentence] = useState<Sentence>('1')
  const [isDrawn, setDrawn] = useState(false)
  const [first, second] = t(`line_poster_text_${sentence}`).split('|') as [string, string]
  const text: PosterText = {
    first,
    second,
    gift: '',
    codeLabel: t('line_poster_scan'),
    code: link.code,
    link: addressOf(link),
    age: t('line_poster_age', { age: String(minAge) }),
    care: t('line_poster_care'),
    art: arts[art],
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
    return blob && new File([blob], `${link.code}.png`, { type: TYPE })
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
      await navigator.share({ files: [file], title: link.name })
    } catch (error) {
      // Nobody was chosen to hand it to.
      if (!(error instanceof DOMException)) throw error
    }
  }
  const failed = () => toast.bad(t('common_failed'))
  const choiceText: Record<Sentence, TextKey> = {
    1: 'line_poster_text_choice_1',
    2: 'line_poster_text_choice_2',
    3: 'line_poster_text_choice_3',
  }
  return (
    <section className={`panel ${styles.poster}`}>
      <canvas
        ref={canvas}
        className={styles.canvas}
        width={POSTER_WIDTH}
        height={POSTER_HEIGHT}
        role="img"
        aria-label={t('line_poster_label', { name: link.name || link.code })}
      />
      <div className="stack">
        <h2 className={styles.title}>{t('line_poster_title')}</h2>
        <SelectField
          label={t('line_poster_link')}
          value={link.code}
          onChange={onChoose}
          choices={links
            .filter(({ isExpired }) => !isExpired)
            .map(({ code, name }) => ({ key: code, text: name || code }))}
        />
        <Segmented<Art>
          label={t('line_poster_art')}
          value={art}
          onChange={setArt}
          choices={artNames.map((key) => ({ key, text: t(`line_poster_art_${key}`) }))}
        />
        <Segmented<Sentence>
          label={t('line_poster_text')}
          value={sentence}
          onChange={setSentence}
          choices={sentences.map((key) => ({ key, text: t(choiceText[key]) }))}
        />
        <p className="small text-3">{t('line_poster_size')}</p>
        <div className={styles.ways}>
          {canSharePictures() ? (
            <Button kind="jade" icon="share" disabled={!isDrawn} onClick={() => void share().catch(failed)}>
              {t('line_poster_share')}
            </Button>
          ) : null}
          <Button disabled={!isDrawn} onClick={() => void save().catch(failed)}>
            {t('line_poster_save')}
          </Button>
        </div>
        <p className="small text-3">{t('line_poster_conduct')}</p>
      </div>
    </section>
  )
}
