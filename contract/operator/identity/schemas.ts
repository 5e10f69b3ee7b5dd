/** Schemas that several calls about operators share. Server side only. */
import { Type } from 'typebox'
import { Id, Nullable, OneOf, Time } from '../../shared/fields.ts'
import { abilities, changeKinds, changeStates, roles } from './abilities.ts'

export const RoleName = () => OneOf(roles)
export const AbilityName = () => OneOf(abilities)
/** As typed, never trimmed; at least twelve characters, since operators handle other people's money. */
export const NewPassword = () => Type.String({ minLength: 12, maxLength: 64 })
export const GivenPassword = () => Type.String({ minLength: 1, maxLength: 128 })
/** Six digits of the authenticator, or one recovery code. */
export const FactorCode = () =>
  Type.String({
    minLength: 6,
    maxLength: 20,
    pattern: '^([0-9]{6}|[A-Za-z2-7]{4}-?[A-Za-z2-7]{4}-?[A-Za-z2-7]{4}-?[A-Za-z2-7]{4})$',
  })
export const OperatorName = () => Type.String({ minLength: 4, maxLength: 16, pattern: '^[a-z][a-z0-9]*$' })

export const OperatorRow = () =>
  Type.Object({
    operatorId: Id(),
    username: Type.String(),
    displayName: Type.String(),
    role: RoleName(),
    isDisabled: Type.Boolean(),
    hasAuthenticator: Type.Boolean(),
    createdAt: Time(),
    lastSignInAt: Nullable(Time()),
  })

export const ChangeRow = () =>
  Type.Object({
    changeId: Id(),
    kind: OneOf(changeKinds),
    state: OneOf(changeStates),
    operatorId: Id(),
    username: Type.String(),
    fromRole: Nullable(RoleName()),
    toRole: RoleName(),
    requestedBy: Type.String(),
    requestedAt: Time(),
    decidedBy: Nullable(Type.String()),
    decidedAt: Nullable(Time()),
    isMine: Type.Boolean({ description: 'the caller proposed it and therefore cannot confirm it' }),
  })

/** PENDING: waits for a second owner. CONFIRMED: done. */
export const ChangeOutcome = () =>
  Type.Object({ state: OneOf(['CONFIRMED', 'PENDING']), changeId: Nullable(Id()), operatorId: Id() })
