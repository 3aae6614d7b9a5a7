// Which dialog of the house stands open; one at most.

export type DialogName = '' | 'settings' | 'account' | 'notices' | 'keys' | 'shortcuts' | 'search' | 'join';

class Dialogs {
  open: DialogName = $state('');
  show(name: DialogName): void {
    this.open = name;
  }
  close(): void {
    this.open = '';
  }
}

export const dialogs = new Dialogs();
