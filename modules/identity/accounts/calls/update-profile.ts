import { profileFields } from '../../../../contract/player/identity/schemas.ts'
import { updateProfile, updateProfileSchemas } from '../../../../contract/player/identity/update-profile.ts'
import { refuse, refuseWith } from '../../../../contract/errors.ts'
import { handle } from '../../../../platform/calls.ts'
import {
  faultOf,
  registerFieldsOf,
  settingOf,
  systemSettings,
  type FieldFault,
  type RegisterFields,
} from '../../../system/index.ts'
import { raiseKycLevel } from '../levels.ts'
import { profileOf, setOnce } from '../profile.ts'
import { personalFaults } from '../personal-faults.ts'
import { tidyName } from '../rules/personal.ts'
import {
  lockAccount,
  readAccount,
  updateProfile as writeProfile,
  type AccountRow,
} from '../store/accounts.ts'

type Given = Partial<Record<string, string | boolean>>

export const handleUpdateProfile = handle(updateProfile, updateProfileSchemas, async (context, { body }) => {
  const { tx, merchant, actor } = context
  const row = (await lockAccount(tx, merchant.id, actor.accountId)) ?? refuse('SESSION_EXPIRED')
  const minAge = await settingOf(tx, merchant.id, systemSettings.minAge)
  const given: Given = {
    ...body,
    ...(body.payeeName === undefined ? {} : { payeeName: tidyName(body.payeeName) }),
    ...(body.email === undefined ? {} : { email: body.email.toLowerCase() }),
  }
  const faults = [
    ...fieldFaults(row, given, await registerFieldsOf(tx, merchant.id)),
    ...personalFaults(
      context,
      {
        birthday: textOf(given.birthday),
        idNumber: textOf(given.idNumber) ?? undefined,
        ageConfirmed: given.ageConfirmed,
      },
      minAge,
    ),
  ]
  if (faults.length > 0) refuseWith('REQUEST_INVALID', { fields: faults })
  const details = Object.fromEntries(
    profileFields.flatMap((name) => (given[name] === undefined ? [] : [[name, String(given[name])]])),
  )
  const email = given.email === undefined ? row.email : textOf(given.email)
  await writeProfile(tx, row.account_id, {
    nickname: given.nickname === undefined ? row.nickname : String(given.nickname),
    payeeName: row.payee_name ?? textOf(given.payeeName),
    email,
    isEmailNew: email !== row.email,
    ageConfirmedAt: row.age_confirmed_at ?? (given.ageConfirmed === true ? context.now : null),
    profile: { ...row.profile, ...details },
  })
  await raiseKycLevel(tx, merchant.id, row.account_id)
  return profileOf(context, (await readAccount(tx, merchant.id, row.account_id)) ?? row)
})

/** Patterns as at registration; nothing is required here, since only given fields change. */
function fieldFaults(row: AccountRow, given: Given, fields: RegisterFields): FieldFault[] {
  return (['nickname', 'payeeName', 'email', ...profileFields] as const).flatMap((name): FieldFault[] => {
    const value = given[name]
    if (typeof value !== 'string') return []
    // A proven address is changed by bind-email only, since it is one of the owner's proofs.
    if (name === 'email' && row.email_verified_at && value !== row.email)
      return [{ field: name, rule: 'alreadySet' }]
    const known = name === 'payeeName' ? row.payee_name : row.profile[name]
    if ((name === 'payeeName' || setOnce.includes(name)) && known && known !== value)
      return [{ field: name, rule: 'alreadySet' }]
    const fault = faultOf(name, { ...fields[name], required: false }, value)
    return fault ? [fault] : []
  })
}

function textOf(value: string | boolean | undefined): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}
