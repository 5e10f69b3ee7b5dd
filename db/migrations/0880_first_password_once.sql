-- Up Migration
-- How many more sign-ins a password is good for; NULL: any number. The first owner's is good for one.
ALTER TABLE operator.account ADD COLUMN password_uses int CHECK (password_uses >= 0);
