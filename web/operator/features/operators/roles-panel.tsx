import { abilities, roleAbilities, roles } from '../../../../contract/operator/identity/abilities.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { Panel } from '../../parts/panel.tsx'
import { abilityText, roleText } from '../../session/me.ts'
import styles from './operators.module.css'

/** Every right in one sentence and the roles that hold it, from the list that the server obeys. */
export function RolesPanel() {
  const t = useText()
  return (
    <Panel title={t('op_roles')} isFlush>
      <div className={styles.matrixBox} tabIndex={0} role="region" aria-label={t('op_roles')}>
        <table className={styles.matrix}>
          <caption className="sr-only">{t('op_roles')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('op_right')}</th>
              {roles.map((role) => (
                <th key={role} scope="col">
                  {t(roleText(role))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {abilities.map((ability) => (
              <tr key={ability}>
                <th scope="row">{t(abilityText(ability))}</th>
                {roles.map((role) => {
                  const isHeld = (roleAbilities[role] as readonly string[]).includes(ability)
                  return (
                    <td key={role}>
                      {isHeld ? <Icon name="check" size={16} /> : null}
                      <span className="sr-only">{t(isHeld ? 'common_yes' : 'common_no')}</span>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}
