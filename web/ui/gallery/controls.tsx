import { useState } from 'react'
import { Button, IconButton } from '../button/button.tsx'
import { Checkbox } from '../forms/checkbox.tsx'
import { TextField } from '../forms/field.tsx'
import { TextAreaField } from '../forms/text-area.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { PinField } from '../forms/pin-field.tsx'
import { ProofImages } from '../forms/proof-images.tsx'
import { SelectField } from '../forms/select-field.tsx'
import { useText } from '../i18n/text.tsx'
import { Tabs } from '../tabs/tabs.tsx'
import { Chips, Segmented } from '../tabs/segmented.tsx'
import styles from './gallery.module.css'
import { Labelled, Section } from './section.tsx'

/** The pressed, hovered and focused looks are fixed here; elsewhere they come from the pointer. */
const still = { hover: { 'data-hover': '' }, pressed: { 'data-pressed': '' }, focus: { 'data-focus': '' } }

export function GalleryControls() {
  return (
    <>
      <Buttons />
      <Fields />
      <Choices />
      <Proof />
    </>
  )
}

function Buttons() {
  const t = useText()
  const deposit = t('header_deposit')
  return (
    <Section title={t('gallery_buttons')}>
      <div className={styles.flow}>
        <Labelled text={t('gallery_state_normal')}>
          <Button kind="primary">{deposit}</Button>
        </Labelled>
        <Labelled text={t('gallery_state_hover')}>
          <Button kind="primary" {...still.hover}>
            {deposit}
          </Button>
        </Labelled>
        <Labelled text={t('gallery_state_pressed')}>
          <Button kind="primary" {...still.pressed}>
            {deposit}
          </Button>
        </Labelled>
        <Labelled text={t('gallery_state_focus')}>
          <Button kind="primary" {...still.focus}>
            {deposit}
          </Button>
        </Labelled>
        <Labelled text={t('gallery_state_busy')}>
          <Button kind="primary" isBusy>
            {t('gallery_depositing')}
          </Button>
        </Labelled>
        <Labelled text={t('gallery_state_off')}>
          <Button kind="primary" disabled>
            {deposit}
          </Button>
        </Labelled>
        <Labelled text={t('gallery_state_confirm')}>
          <Button kind="jade">{t('common_confirm')}</Button>
        </Labelled>
        <Labelled text={t('gallery_state_line')}>
          <Button kind="line">{t('header_withdraw')}</Button>
        </Labelled>
        <Labelled text={t('gallery_state_quiet')}>
          <Button kind="quiet">{t('common_cancel')}</Button>
        </Labelled>
        <Labelled text={t('gallery_state_small')}>
          <Button kind="primary" size="small">
            {t('common_save')}
          </Button>
        </Labelled>
        <Labelled text={t('gallery_state_large')}>
          <Button kind="primary" size="large" icon="deposit">
            {deposit}
          </Button>
        </Labelled>
        <IconButton icon="refresh" label={t('common_refresh')} />
      </div>
    </Section>
  )
}

function Fields() {
  const t = useText()
  const [game, setGame] = useState<'all' | 'rng'>('all')
  const [pin, setPin] = useState('271')
  const user = t('gallery_sample_user')
  return (
    <Section title={t('gallery_fields')} isWide>
      <div className={styles.three}>
        <TextField label={t('gallery_state_normal')} icon="user" placeholder={t('field_username')} />
        <TextField
          label={t('gallery_state_wrong')}
          icon="user"
          defaultValue="som!"
          error={t('msg_account_format')}
          isRequired
        />
        <TextField
          label={t('gallery_state_right')}
          icon="user"
          defaultValue={user}
          success={t('common_success')}
        />
        <TextField label={t('gallery_state_off')} defaultValue={user} disabled />
        <PasswordField
          label={t('field_password')}
          hint={t('msg_fill_password', { min: '8', max: '64' })}
          isRequired
          defaultValue="sala"
        />
        <SelectField
          label={t('gallery_select')}
          value={game}
          onChange={setGame}
          choices={[
            { key: 'all', text: t('common_all') },
            { key: 'rng', text: t('nav_rng') },
          ]}
        />
        <PinField label={t('gallery_pin')} value={pin} onChange={setPin} />
        <TextAreaField label={t('common_remark')} maxLength={140} count={0} />
        <div>
          <Checkbox defaultChecked>{t('gallery_state_normal')}</Checkbox>
          <Checkbox>{t('gallery_state_off')}</Checkbox>
        </div>
      </div>
    </Section>
  )
}

function Choices() {
  const t = useText()
  const [tab, setTab] = useState<'all' | 'hot' | 'new'>('all')
  const [part, setPart] = useState<'one' | 'two'>('one')
  const [chip, setChip] = useState<'jp' | 'sc' | 'tg' | null>('jp')
  return (
    <Section title={t('gallery_tabs')}>
      <div className={styles.stack}>
        <Tabs
          label={t('gallery_tabs')}
          value={tab}
          onChange={setTab}
          tabs={[
            { key: 'all', text: t('filter_all') },
            { key: 'hot', text: t('filter_hot') },
            { key: 'new', text: t('filter_new'), count: 2 },
          ]}
        />
        <Segmented
          label={t('gallery_tabs')}
          value={part}
          onChange={setPart}
          choices={[
            { key: 'one', text: t('field_username') },
            { key: 'two', text: t('field_mobile_num') },
          ]}
        />
        <Chips
          label={t('gallery_tabs')}
          value={chip}
          onChange={setChip}
          choices={[
            { key: 'jp', text: t('filter_jp'), icon: 'jp' },
            { key: 'sc', text: t('filter_sc'), icon: 'sc' },
            { key: 'tg', text: t('filter_tg'), icon: 'tg' },
          ]}
        />
      </div>
    </Section>
  )
}

function Proof() {
  const t = useText()
  const [files, setFiles] = useState<File[]>([])
  return (
    <Section title={t('gallery_proof')}>
      <ProofImages label={t('gallery_proof')} files={files} onChange={setFiles} />
    </Section>
  )
}
