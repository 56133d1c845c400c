/** The columns by which the server sorts users. */
export const USER_SORTS = ['name', 'email', 'role', 'createdAt'] as const;
