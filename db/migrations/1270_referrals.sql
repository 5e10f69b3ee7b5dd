-- Up Migration
-- Members who invited friends, and what came of it (docs/flows/referral.md).

CREATE TABLE promotions.referral (
  friend_id text PRIMARY KEY,
  -- What pages name it by: the friend's account is nobody else's to know.
  referral_id text NOT NULL UNIQUE,
  merchant_id text NOT NULL,
  referrer_id text NOT NULL,
  promotion_id text NOT NULL REFERENCES promotions.promotion,
  -- As they were when the friend registered: later changes do not touch it.
  arguments jsonb NOT NULL,
  registered_at timestamptz NOT NULL,
  -- Deposits and play count up to the end of this business day.
  last_day date NOT NULL,
  state text NOT NULL DEFAULT 'OPEN' CHECK (state IN ('OPEN', 'MET', 'REFUSED', 'LATE')),
  -- Why it is refused: what the accounts share, or that the budget of the promotion is used up.
  reason text NOT NULL DEFAULT '' CHECK (reason IN ('', 'DEVICE', 'ADDRESS', 'BANK_ACCOUNT', 'PAYEE', 'BUDGET')),
  decided_at timestamptz,
  -- The first and the last day of the share.
  met_day date,
  share_until date,
  -- The friend's own gift.
  gift_state text NOT NULL DEFAULT 'NONE' CHECK (gift_state IN ('NONE', 'WAITING', 'PAID', 'LAPSED')),
  CHECK ((state = 'REFUSED') = (reason <> '')),
  CHECK ((state = 'OPEN') = (decided_at IS NULL)),
  CHECK ((met_day IS NULL) = (share_until IS NULL) AND (state <> 'MET' OR met_day IS NOT NULL)),
  CHECK (friend_id <> referrer_id)
);
CREATE INDEX referral_of_referrer ON promotions.referral (referrer_id, registered_at DESC, friend_id);
CREATE INDEX referral_open ON promotions.referral (merchant_id, friend_id) WHERE state = 'OPEN';
CREATE INDEX referral_waiting ON promotions.referral (merchant_id, friend_id) WHERE gift_state = 'WAITING';
CREATE INDEX referral_sharing ON promotions.referral (merchant_id, referrer_id, share_until) WHERE state = 'MET';
GRANT SELECT, INSERT, UPDATE ON promotions.referral TO sala_app;

-- A part of one friend's play of one day. DUE until a day has room for it; DROPPED without a budget.
CREATE TABLE promotions.referral_share (
  friend_id text NOT NULL REFERENCES promotions.referral,
  day date NOT NULL,
  merchant_id text NOT NULL,
  referrer_id text NOT NULL,
  valid_amount bigint NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  state text NOT NULL DEFAULT 'DUE' CHECK (state IN ('DUE', 'PAID', 'DROPPED')),
  PRIMARY KEY (friend_id, day)
);
CREATE INDEX referral_share_due ON promotions.referral_share (merchant_id, referrer_id, day) WHERE state = 'DUE';
CREATE INDEX referral_share_of_referrer ON promotions.referral_share (referrer_id, day);
GRANT SELECT, INSERT, UPDATE ON promotions.referral_share TO sala_app;
