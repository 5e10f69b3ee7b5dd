import { useState } from 'react'
import { useStore } from 'zustand'
import { listLinks } from '../../../../contract/player/agents/line/list-links.ts'
import { readOpening } from '../../../../contract/player/agents/line/read-opening.ts'
import { useCall } from '../../../client/use-call.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note } from '../../../ui/overlay/toast.tsx'
import { Segmented } from '../../../ui/tabs/segmented.tsx'
import { place } from '../../navigation.ts'
import { LinkList } from './link-list.tsx'
import { OpenForm } from './open-form.tsx'
import { Poster } from './poster.tsx'
import { RateEditor } from './rate-editor.tsx'
import styles from './line.module.css'
import './texts.ts'

type Part = 'direct' | 'links' | 'poster'

/** The rates of the downline that the address names, or opening accounts. */
export default function RegisterPage() {
  const search = useStore(place, (state) => state.search)
  const memberId = new URLSearchParams(search).get('member')
  if (memberId === null) return <Ways />
  return (
    <section className={`panel ${styles.form}`}>
      <RateEditor memberId={memberId} />
    </section>
  )
}

/** Opening accounts: by hand, by links, and the picture that carries a link. Phones show one at a time. */
function Ways() {
  const t = useText()
  const [part, setPart] = useState<Part>('direct')
  const [code, setCode] = useState<string | null>(null)
  const opening = useCall(readOpening, {}, { staleMs: 1_000 })
  const links = useCall(listLinks, {}, { staleMs: 1_000 })
  const error = opening.error ?? links.error
  if (error) return <Note tone="bad">{errorText(error, t)}</Note>
  if (!opening.data || !links.data) return <Skeleton shape="block" />
  const { list, limit } = links.data
  const chosen = list.find((link) => link.code === code) ?? list.find((link) => !link.isExpired) ?? null
  return (
    <div className="stack">
      <div className={styles.switch}>
        <Segmented<Part>
          label={t('line_parts')}
          value={part}
          onChange={setPart}
          choices={[
            { key: 'direct', text: t('line_tab_direct') },
            { key: 'links', text: t('line_tab_links', { count: String(list.length), max: String(limit) }) },
            { key: 'poster', text: t('line_tab_poster') },
          ]}
        />
      </div>
      <div className={styles.parts}>
        <div className={styles.part} data-shown={part === 'direct' ? '' : undefined}>
          <OpenForm opening={opening.data} />
        </div>
        <div className={styles.right}>
          <div className={styles.part} data-shown={part === 'links' ? '' : undefined}>
            <LinkList
              links={links.data}
              opening={opening.data}
              onPoster={(wanted) => {
                setCode(wanted)
                setPart('poster')
              }}
            />
          </div>
          <div className={styles.part} data-shown={part === 'poster' ? '' : undefined}>
            <Poster links={list} chosen={chosen} minAge={opening.data.minAge} onChoose={setCode} />
          </div>
        </div>
      </div>
    </div>
  )
}
