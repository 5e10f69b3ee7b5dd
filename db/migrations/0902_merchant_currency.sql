-- Up Migration
-- Real money is in the currency of its merchant. An account's number says which ledger it belongs to (real money,
-- points, play money), and its owner says which currency the real money is in.

-- A merchant chooses its currency once: members' accounts, deposits and rounds are written in it.
ALTER TABLE system.merchant DROP CONSTRAINT merchant_currency_check;
ALTER TABLE system.merchant ADD CONSTRAINT merchant_currency_check CHECK (currency ~ '^[A-Z]{3}$');
CREATE FUNCTION system.keep_currency() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'merchant_keeps_currency: % stays in %', OLD.merchant_id, OLD.currency USING ERRCODE = 'check_violation';
END $$;
CREATE TRIGGER merchant_keeps_currency BEFORE UPDATE OF currency ON system.merchant
FOR EACH ROW WHEN (OLD.currency <> NEW.currency) EXECUTE FUNCTION system.keep_currency();

-- Whose money it is: the merchant's for its house and its members. A vendor has an owner for each currency it is paid in.
ALTER TABLE wallet.owner ADD COLUMN currency text NOT NULL DEFAULT 'THB';
ALTER TABLE wallet.owner ALTER COLUMN currency DROP DEFAULT;
ALTER TABLE wallet.owner DROP CONSTRAINT owner_owner_id_family_shard_key;
CREATE UNIQUE INDEX owner_by_id ON wallet.owner (owner_id, family, currency, shard);
CREATE UNIQUE INDEX owner_of_one_currency ON wallet.owner (owner_id, family, shard) WHERE family < 3;

-- The low two bits of a purpose's number: 0 real money, 1 points, 2 play money.
ALTER TABLE wallet.purpose DROP CONSTRAINT purpose_check;
ALTER TABLE wallet.purpose RENAME COLUMN currency TO ledger;
UPDATE wallet.purpose SET ledger = 'REAL' WHERE ledger = 'THB';
ALTER TABLE wallet.purpose ADD CONSTRAINT purpose_of_ledger
  CHECK (ledger = (ARRAY['REAL', 'POINT', 'TRIAL'])[(purpose_no & 3) + 1]);
ALTER TABLE wallet.game_guard RENAME COLUMN house_thb TO house_real;

-- What an account or a transfer is counted in.
CREATE FUNCTION wallet.currency_of(ledger text, owned text) RETURNS text LANGUAGE sql IMMUTABLE
AS $$ SELECT CASE ledger WHEN 'REAL' THEN owned ELSE ledger END $$;

CREATE OR REPLACE VIEW audit.accounts AS
WITH summed AS (
  SELECT account_id, shard, sum(balance)::bigint AS balance FROM (
    SELECT account_id, shard, balance FROM wallet.account_total
    UNION ALL
    SELECT s.account_id, s.shard, s.amount FROM wallet.follower f, wallet.summed_sides(f.position, 9223372036854775807) AS s WHERE f.name = 'roll-up'
  ) AS parts GROUP BY account_id, shard
), held AS (
  SELECT account_id, shard, balance, false AS may_be_negative FROM wallet.balance
  UNION ALL
  SELECT account_id, shard, balance, true FROM summed
)
SELECT h.account_id * 32 + h.shard AS account_id, o.owner_kind, o.owner_id, wallet.currency_of(p.ledger, o.currency) AS currency,
       p.purpose, h.balance AS balance_minor, h.may_be_negative, p.ledger
FROM held h JOIN wallet.owner o ON o.owner_no = h.account_id >> 16 JOIN wallet.purpose p ON p.purpose_no = h.account_id & 65535;

CREATE OR REPLACE VIEW audit.bets AS
SELECT t.txn_id AS bet_id, o.owner_id AS member_id, substr(v.scope, 8) AS vendor, g.game_code, g.product, r.round_id,
       CASE WHEN r.is_free THEN 'TRIAL' ELSE o.currency END AS currency,
       (SELECT sum(l.amount)::bigint FROM wallet.transfer l WHERE l.id >= t.txn_id AND l.id < t.txn_id + 8 AND l.txn_id = t.txn_id AND l.code = 1) AS stake_minor,
       r.win_amount AS round_payout_minor, (ARRAY['OPEN', 'CLOSED', 'CANCELLED'])[r.state + 1] AS round_state,
       EXISTS (SELECT FROM wallet.transfer x WHERE x.reverses_txn_id = t.txn_id) AS is_rolled_back, t.created_at AS placed_at, r.ended_at AS settled_at
FROM wallet.transfer t
JOIN wallet.round r ON r.round_no = t.round_no AND r.shard = t.shard
JOIN wallet.owner o ON o.owner_no = r.owner_no AND o.shard = r.shard
JOIN wallet.game_guard g ON g.game_no = r.game_no
JOIN wallet.scope v ON v.scope_no = r.vendor_no
WHERE t.kind IN (1, 3)
UNION ALL
SELECT r.round_no, o.owner_id, substr(v.scope, 8), g.game_code, g.product, r.round_id, o.currency, r.stake_real, r.win_amount,
       (ARRAY['OPEN', 'CLOSED', 'CANCELLED'])[r.state + 1], false, r.opened_at, r.ended_at
FROM wallet.round r
JOIN wallet.transfer t ON t.id = r.round_no AND t.shard = r.shard
JOIN wallet.owner o ON o.owner_no = r.owner_no AND o.shard = r.shard
JOIN wallet.game_guard g ON g.game_no = r.game_no
JOIN wallet.scope v ON v.scope_no = r.vendor_no
WHERE t.kind IS NULL AND t.code = 1;
