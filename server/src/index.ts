export { type Config, ConfigError, readConfig } from './host/config.ts';
export { backupData, restoreData } from './store/backup.ts';
export { moveIn } from './store/move.ts';
export { openStore } from './store/open.ts';
export { rotateBackup } from './store/rotation.ts';
