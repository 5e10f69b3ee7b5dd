import { useState } from 'react'
import { exportTeam } from '../../../../contract/player/agents/team/export-team.ts'
import { TextField } from '../../../ui/forms/field.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { Segmented } from '../../../ui/tabs/segmented.tsx'
import { MemberSheet } from './member-sheet.tsx'
import { FileButton } from './parts.tsx'
import { RangeChoice, rangeOf } from './range-choice.tsx'
import styles from './team.module.css'
import { type TreeAsked, TreeLevel } from './tree.tsx'

type Kind = 'ALL' | 'AGENTS' | 'MEMBERS'

/** The line as a tree, searched by name, with the sheet of each account. */
export default function MembersPage() {
  const t = useText()
  const [range, setRange] = useState(rangeOf('week'))
  const [kind, setKind] = useState<Kind>('ALL')
  const [search, setSearch] = useState('')
  const [opened, setOpened] = useState<string | null>(null)
  const text = search.trim()
  const asked: TreeAsked = {
    ...range,
    ...(kind === 'ALL' ? {} : { kind }),
    ...(text ? { search: text } : {}),
  }
  return (
    <div className="stack">
      <RangeChoice range={range} onChange={setRange} />
      <div className={styles.search}>
        <TextField
          label={t('agent_team_search')}
          isLabelHidden
          placeholder={t('agent_team_search')}
          value={search}
          maxLength={32}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Segmented<Kind>
          label={t('agent_team_kind')}
          value={kind}
          onChange={setKind}
          choices={[
            { key: 'ALL', text: t('agent_team_kind_all') },
            { key: 'AGENTS', text: t('agent_team_kind_agents') },
            { key: 'MEMBERS', text: t('agent_team_kind_members') },
          ]}
        />
      </div>
      <section className="panel">
        <header className={styles.head}>
          <h2>{t('agent_team_tree')}</h2>
          <small>
            {t('agent_valid_bet')} · {t('agent_team_profit')}
          </small>
        </header>
        <TreeLevel key={JSON.stringify(asked)} asked={asked} depth={0} onOpen={setOpened} />
        <p className={`note text-3 ${styles.foot}`}>{t('agent_team_whole_line')}</p>
      </section>
      <div className={styles.tools}>
        <FileButton call={exportTeam} query={asked} />
      </div>
      <Modal isOpen={opened !== null} onClose={() => setOpened(null)} title={opened ?? ''}>
        {opened ? (
          <div className={styles.sheet}>
            <MemberSheet account={opened} range={range} />
          </div>
        ) : null}
      </Modal>
    </div>
  )
}
