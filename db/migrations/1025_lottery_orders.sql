-- Up Migration
-- Bets of lotteries: why one was cancelled, plans of bets ahead, and what a member is paid of an issue
-- (docs/flows/lottery-order.md).
ALTER TABLE lottery.orders
  -- MEMBER: by the member; CHASE: with the rest of its plan; VOID: its issue is void.
  ADD COLUMN cancel_cause text CHECK (cancel_cause IN ('MEMBER', 'CHASE', 'VOID')),
  ADD CHECK (is_cancelled = (cancel_cause IS NOT NULL));
DROP INDEX lottery.orders_of_member;
CREATE INDEX orders_of_member ON lottery.orders (member_id, placed_at DESC, order_id);
CREATE INDEX orders_by_time ON lottery.orders (merchant_id, placed_at DESC, order_id);
-- How many a member cancelled in a game today.
CREATE INDEX orders_cancelled ON lottery.orders (member_id, game_code, cancelled_at) WHERE cancel_cause = 'MEMBER';

-- The stake of a line is combinations × unit × multiple. A pasted selection is longer than a page of an index
-- takes, so lines of the same selection are found by a hash of it.
ALTER TABLE lottery.line
  ADD COLUMN multiple int NOT NULL CHECK (multiple > 0),
  -- Sold while a tie of dragon and tiger gave the stake back.
  ADD COLUMN refunds_ties boolean NOT NULL,
  ADD COLUMN selection_key bigint NOT NULL
    GENERATED ALWAYS AS (hashtextextended(play_code || ' ' || selection, refunds_ties::int)) STORED;
COMMENT ON COLUMN lottery.line.unit_amount IS 'For one combination, before the multiple.';
DROP INDEX lottery.line_of_issue;
CREATE INDEX line_of_issue ON lottery.line (game_code, numero, selection_key);

ALTER TABLE lottery.share
  ADD COLUMN merchant_id text NOT NULL,
  -- Of win_amount, the returned stakes.
  ADD COLUMN refund_amount bigint NOT NULL DEFAULT 0,
  -- What the member has of it now: win and rebate of the version that is paid.
  ADD COLUMN paid_amount bigint NOT NULL DEFAULT 0,
  DROP COLUMN rebate_paid,
  ADD COLUMN paid_rebate_amount bigint NOT NULL DEFAULT 0;
CREATE INDEX share_rebate_due ON lottery.share (game_code, numero, member_id)
  WHERE paid_version = version AND rebate_amount <> paid_rebate_amount;

-- One plan: the same lines on several issues, each item an order of its own. Its items are lottery.orders.
CREATE TABLE lottery.chase (
  chase_id text PRIMARY KEY,
  merchant_id text NOT NULL,
  member_id text NOT NULL,
  game_code text NOT NULL,
  first_numero text NOT NULL,
  last_numero text NOT NULL,
  item_count int NOT NULL CHECK (item_count > 0),
  stake_amount bigint NOT NULL CHECK (stake_amount > 0),
  state text NOT NULL DEFAULT 'RUNNING'
    CHECK (state IN ('RUNNING', 'FINISHED', 'STOPPED_WIN', 'STOPPED_USER', 'STOPPED_SYSTEM')),
  generator text NOT NULL,
  stops_on_win boolean NOT NULL,
  -- A win stops the plan only from this payout of an issue on.
  stop_amount bigint CHECK (stop_amount > 0),
  member_g int,
  bet_g int,
  -- The key of the member's call that stopped it.
  stop_key text,
  -- It was stopped, and items of it are not returned yet.
  is_returning boolean NOT NULL DEFAULT false,
  placed_at timestamptz NOT NULL DEFAULT app.now(),
  ended_at timestamptz);
CREATE INDEX chase_of_member ON lottery.chase (member_id, placed_at DESC, chase_id);
CREATE INDEX chase_running ON lottery.chase (game_code) WHERE state = 'RUNNING';
CREATE INDEX chase_returning ON lottery.chase (chase_id) WHERE is_returning;
CREATE INDEX orders_of_plans ON lottery.orders (game_code, numero) WHERE chase_id IS NOT NULL;

-- A bet as members and operators see it. What a draw pays is shown once the member has it.
CREATE VIEW lottery.order_shown AS
SELECT o.*, i.state AS issue_state, i.result, i.opens_at, i.closes_at, i.draws_at,
       w.win_amount, w.refund_amount, coalesce(s.paid_version, 0) AS paid_version,
       CASE
         WHEN o.cancel_cause = 'VOID' THEN 'REFUNDED'
         WHEN o.is_cancelled THEN 'CANCELLED'
         WHEN s.paid_version IS NULL OR s.paid_version < s.version THEN 'PLACED'
         WHEN w.win_amount = 0 AND w.refund_amount = o.stake_amount THEN 'REFUNDED'
         ELSE CASE WHEN s.paid_version > 1 THEN 'RE' ELSE '' END || CASE WHEN w.win_amount > 0 THEN 'SETTLED_WIN' ELSE 'SETTLED_LOSE' END
       END AS state
FROM lottery.orders o
JOIN lottery.issue i ON i.game_code = o.game_code AND i.numero = o.numero
LEFT JOIN lottery.share s ON s.game_code = o.game_code AND s.numero = o.numero AND s.member_id = o.member_id
CROSS JOIN LATERAL (
  SELECT coalesce(sum(t.win_amount), 0)::bigint AS win_amount, coalesce(sum(t.refund_amount), 0)::bigint AS refund_amount
  FROM lottery.line_win t WHERE t.order_id = o.order_id) AS w;

GRANT SELECT, INSERT, UPDATE ON lottery.chase TO sala_app;
GRANT SELECT ON lottery.order_shown TO sala_app;
