import { DeviceCookie } from '../../auth/device-cookie.ts';
import { RefreshCookie } from '../../auth/refresh-cookie.ts';

/** The refresh token of the console, beside the site's. */
export class AdminRefreshCookie extends RefreshCookie {
  constructor(secure: boolean) {
    super(secure, 'art');
  }
}

/** By which a device is known where admins sign in. */
export class AdminDeviceCookie extends DeviceCookie {
  constructor(secure: boolean) {
    super(secure, 'admin-device', '/api/admin/auth');
  }
}
