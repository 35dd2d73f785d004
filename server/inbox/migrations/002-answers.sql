-- What was answered stands in one JSON object by the fields' names (domain/forms.ts), so that a form gains or loses a
-- field without a new version of this file. The columns that hold how an item was handled stay columns.

ALTER TABLE privacy_requests ADD COLUMN answers TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(answers));
UPDATE privacy_requests SET answers = json_patch('{}', json_object(
  'name', name, 'email', email, 'phone', phone, 'requestType', request_type,
  'description', description, 'verification', verification));
ALTER TABLE privacy_requests DROP COLUMN name;
ALTER TABLE privacy_requests DROP COLUMN email;
ALTER TABLE privacy_requests DROP COLUMN phone;
ALTER TABLE privacy_requests DROP COLUMN request_type;
ALTER TABLE privacy_requests DROP COLUMN description;
ALTER TABLE privacy_requests DROP COLUMN verification;

ALTER TABLE contact_messages ADD COLUMN answers TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(answers));
UPDATE contact_messages SET answers = json_patch('{}', json_object(
  'name', name, 'email', email, 'phone', phone, 'topic', topic, 'message', message));
ALTER TABLE contact_messages DROP COLUMN name;
ALTER TABLE contact_messages DROP COLUMN email;
ALTER TABLE contact_messages DROP COLUMN phone;
ALTER TABLE contact_messages DROP COLUMN topic;
ALTER TABLE contact_messages DROP COLUMN message;

ALTER TABLE subscribers ADD COLUMN answers TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(answers));
UPDATE subscribers SET answers = json_patch('{}', json_object('email', email, 'name', name));
ALTER TABLE subscribers DROP COLUMN email;
ALTER TABLE subscribers DROP COLUMN name;
