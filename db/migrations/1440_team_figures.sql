-- Up Migration
-- Figures of teams, kept by differences, so that no report walks a line (docs/flows/team-figures.md).

-- By business day of the merchant. `scope` 0 is the account's own, 1 all accounts below it, itself excluded. Play stands
-- under its product; money and newcomers stand under the product ''.
CREATE TABLE agents.figure_day (
  node_id text NOT NULL,
  scope smallint NOT NULL CHECK (scope IN (0, 1)),
  day date NOT NULL,
  product text NOT NULL,
  stake bigint NOT NULL DEFAULT 0,
  payout bigint NOT NULL DEFAULT 0,
  valid bigint NOT NULL DEFAULT 0,
  deposits bigint NOT NULL DEFAULT 0,
  withdrawals bigint NOT NULL DEFAULT 0,
  promotions bigint NOT NULL DEFAULT 0,
  rebates bigint NOT NULL DEFAULT 0,
  commissions bigint NOT NULL DEFAULT 0,
  salaries bigint NOT NULL DEFAULT 0,
  dividends bigint NOT NULL DEFAULT 0,
  registrations bigint NOT NULL DEFAULT 0,
  first_deposits bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (node_id, scope, day, product)
);
-- What an account holds, of the transfers that were folded, and when it first paid in.
CREATE TABLE agents.account_now (
  account_id text PRIMARY KEY,
  balance bigint NOT NULL DEFAULT 0,
  first_deposit_at timestamptz,
  -- Whether the first deposit has been looked at for the periods that were running.
  is_counted boolean NOT NULL DEFAULT false
) WITH (fillfactor = 70);
CREATE INDEX account_now_to_count ON agents.account_now (account_id) WHERE first_deposit_at IS NOT NULL AND NOT is_counted;
CREATE TABLE agents.team_now (
  node_id text PRIMARY KEY,
  accounts bigint NOT NULL DEFAULT 0,
  balance bigint NOT NULL DEFAULT 0
) WITH (fillfactor = 70);
CREATE TABLE agents.team_online (node_id text PRIMARY KEY, online int NOT NULL);
-- Valid bet of a member in a period, and whether that makes an active bettor: D day, W week, S half month, M month.
CREATE TABLE agents.account_period (
  account_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('D', 'W', 'S', 'M')),
  starts date NOT NULL,
  valid bigint NOT NULL,
  is_active boolean NOT NULL DEFAULT false,
  PRIMARY KEY (account_id, kind, starts)
);
CREATE TABLE agents.team_period (
  node_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('D', 'W', 'S', 'M')),
  starts date NOT NULL,
  active bigint NOT NULL,
  PRIMARY KEY (node_id, kind, starts)
);
-- What the next fold has to look at.
CREATE TABLE agents.line_change (
  change_no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id text NOT NULL,
  upline_id text NOT NULL,
  step smallint NOT NULL CHECK (step IN (-1, 1))
);
CREATE TABLE agents.newcomer (account_id text PRIMARY KEY);
-- When the figures were folded last.
CREATE TABLE agents.figures_fold (only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one), folded_at timestamptz NOT NULL);
GRANT SELECT, INSERT, UPDATE ON agents.figure_day, agents.account_now, agents.team_now, agents.account_period, agents.team_period, agents.figures_fold TO sala_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON agents.team_online TO sala_app;
GRANT SELECT, INSERT, DELETE ON agents.line_change, agents.newcomer TO sala_app;

CREATE FUNCTION agents.note_line_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP IN ('DELETE', 'UPDATE') THEN
    INSERT INTO agents.line_change (account_id, upline_id, step)
    SELECT account_id, upline_id, -1 FROM gone;
  END IF;
  IF TG_OP IN ('INSERT', 'UPDATE') THEN
    INSERT INTO agents.line_change (account_id, upline_id, step)
    SELECT account_id, upline_id, 1 FROM come;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER upline_come AFTER INSERT ON identity.upline REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION agents.note_line_change();
CREATE TRIGGER upline_gone AFTER DELETE ON identity.upline REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION agents.note_line_change();
CREATE TRIGGER upline_changed AFTER UPDATE ON identity.upline REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION agents.note_line_change();
CREATE FUNCTION agents.note_newcomer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO agents.newcomer (account_id) SELECT account_id FROM come WHERE type <> 4;
  RETURN NULL;
END $$;
CREATE TRIGGER account_come AFTER INSERT ON identity.account REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION agents.note_newcomer();

-- A house that was open before: the followers begin with its first transfer.
INSERT INTO agents.line_change (account_id, upline_id, step) SELECT account_id, upline_id, 1 FROM identity.upline;
INSERT INTO agents.newcomer (account_id) SELECT account_id FROM identity.account WHERE type <> 4;
