-- Up Migration
-- A correction says what it is in the ledger, what has to be played for it, on what it rests, and whether the member may owe the rest.
ALTER TABLE operator.adjustment
  ADD COLUMN code text NOT NULL DEFAULT 'ADJUSTMENT' CHECK (code IN ('ADJUSTMENT', 'BONUS', 'CASHBACK', 'FEE')),
  ADD COLUMN turnover_times int NOT NULL DEFAULT 0 CHECK (turnover_times BETWEEN 0 AND 50),
  ADD COLUMN evidence text NOT NULL DEFAULT '',
  ADD COLUMN may_owe boolean NOT NULL DEFAULT false,
  ADD COLUMN receivable_amount bigint NOT NULL DEFAULT 0 CHECK (receivable_amount >= 0),
  ADD CHECK (CASE code WHEN 'FEE' THEN amount < 0 WHEN 'ADJUSTMENT' THEN true ELSE amount > 0 END),
  ADD CHECK (amount > 0 OR turnover_times = 0),
  ADD CHECK (amount < 0 OR NOT may_owe);
