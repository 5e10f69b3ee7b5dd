import { IconButton } from '../../ui/button/button.tsx'
import { useText } from '../../ui/i18n/text.tsx'
import { shortId } from '../state/member.ts'
import { tell } from '../state/windows.ts'
import styles from './id-copy.module.css'

/** The account's id with a button that copies it and says so in a dialog (site.md §2, Header). */
export function IdCopy({ id }: { id: string }) {
  const t = useText()
  const copy = async () => {
    await navigator.clipboard.writeText(id)
    await tell(t('header_copy_success'), { confirmText: t('common_ok') })
  }
  return (
    <>
      {t('header_user_id', { id: shortId(id) })}
      <IconButton
        icon="copy"
        iconSize={16}
        className={styles.copy}
        label={t('header_copy_id')}
        onClick={() => void copy().catch(() => {})}
      />
    </>
  )
}
