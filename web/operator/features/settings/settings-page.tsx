import { useState } from 'react'
import { listSettings } from '../../../../contract/operator/system/list-settings.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { Chips } from '../../../ui/tabs/segmented.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded } from '../../parts/paged.tsx'
import { Panel } from '../../parts/panel.tsx'
import parts from '../../parts/parts.module.css'
import { settingText } from '../../parts/subject-names.ts'
import { SecondMissing, useWaiting, WaitingNotes, type Waiting } from '../../parts/waiting-changes.tsx'
import { paths } from '../../paths.ts'
import { useCan } from '../../session/me.ts'
import { EconomyPanel } from './economy-panel.tsx'
import { EditSettingWindow } from './edit-setting-window.tsx'
import styles from './settings.module.css'
import { groupText, writeValue, type Setting } from './setting-values.ts'

const groupOf = (setting: Setting) => setting.name.split('.')[0]!

/** Every figure of the merchant by module, with its default; a change is one window. */
export function SettingsPage() {
  const t = useText()
  const [search, setSearch] = useState('')
  const [editing, setEditing] = useState<Setting | null>(null)
  const answer = useCall(listSettings, {}, { staleMs: 3_000 })
  const [group, setGroup] = useState('all')
  const waiting = useWaiting()
  const wanted = search.trim().toLowerCase()
  return (
    <>
      <PageHead title={t('set_title')} text={t('set_text')} />
      <SecondMissing waiting={waiting} />
      <div className={parts.filters}>
        <TextField
          label={t('set_search')}
          isLabelHidden
          icon="search"
          placeholder={t('set_search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      <Loaded answer={answer}>
        {({ list }) => {
          // Registration fields have a page of their own.
          const known = list.filter(({ name }) => name !== 'system.registerFields')
          const names = [...new Set(known.map(groupOf))]
          const isShown = (setting: Setting) =>
            (group === 'all' || (group === 'changed' ? !setting.isDefault : groupOf(setting) === group)) &&
            `${setting.name} ${settingText(setting.name, t)}`.toLowerCase().includes(wanted)
          const shown = known.filter(isShown)
          const groups = names
            .map((key) => ({ key, settings: shown.filter((setting) => groupOf(setting) === key) }))
            .filter(({ settings }) => settings.length > 0)
          return (
            <div className="stack">
              <Chips
                label={t('set_group')}
                value={group}
                onChange={(next) => setGroup(next ?? 'all')}
                choices={[
                  { key: 'all', text: t('set_all') },
                  {
                    key: 'changed',
                    text: t('set_changed_count', {
                      count: known.filter(({ isDefault }) => !isDefault).length,
                    }),
                  },
                  ...names.map((key) => ({ key, text: groupText(key, t) })),
                ]}
              />
              {group === 'identity' ? <EconomyPanel /> : null}
              {groups.length === 0 ? <EmptyState isSmall title={t('set_none')} /> : null}
              {groups.map(({ key, settings }) => (
                <SettingsGroup
                  key={key}
                  group={key}
                  settings={settings}
                  waiting={waiting}
                  onEdit={setEditing}
                />
              ))}
              <p className="small">
                <ConsoleLink className="link" href={paths.registerFields}>
                  {t('set_fields_elsewhere')}
                </ConsoleLink>
              </p>
            </div>
          )
        }}
      </Loaded>
      {editing ? (
        <EditSettingWindow key={editing.name} setting={editing} onClose={() => setEditing(null)} />
      ) : null}
    </>
  )
}

interface GroupProps {
  group: string
  settings: readonly Setting[]
  waiting: Waiting
  onEdit: (setting: Setting) => void
}

function SettingsGroup({ group, settings, waiting, onEdit }: GroupProps) {
  const t = useText()
  const can = useCan()
  return (
    <Panel title={groupText(group, t)} isFlush>
      <ul className={styles.list}>
        {settings.map((setting) => (
          <li key={setting.name}>
            <span className={styles.name}>
              {settingText(setting.name, t)}
              <small>{setting.name}</small>
            </span>
            <span className={styles.value}>{writeValue(setting.kind, setting.value, t)}</span>
            <span className={styles.default}>
              {setting.isDefault ? (
                t('set_default')
              ) : (
                <>
                  <Badge tone="info">{t('set_changed')}</Badge> {t('set_default')}:{' '}
                  {writeValue(setting.kind, setting.default, t)}
                </>
              )}
            </span>
            {can('settings.edit') ? (
              <Button
                size="small"
                icon="edit"
                aria-label={t('set_edit', { name: settingText(setting.name, t) })}
                onClick={() => onEdit(setting)}
              >
                {t('common_edit')}
              </Button>
            ) : null}
            <WaitingNotes waiting={waiting} subject={`setting:${setting.name}`} className={styles.waiting} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
